#if canImport(Glibc)
    import Glibc
#endif

/// The files that kernel events name, to examine first. A file without an event may have changed too.
struct EventHints: Sendable {
    /// A name in a watched folder.
    struct Place: Hashable, Sendable {
        /// The number of the watch.
        var folder: Int32
        var name: String
    }

    /// The named files, and whether writing is finished. An open file may be incomplete.
    private(set) var places: [Place: Bool] = [:]
    /// Whether there were events besides those of the named files.
    private(set) var isVague = false

    /// The maximum number of names. A larger burst is not a single save.
    static let mostPlaces = 64

    #if os(Linux)
        mutating func note(_ mask: UInt32, folder: Int32, name: String?) {
            // Folders, changes of a watched folder itself, and lost events.
            let named = UInt32(
                IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)
            guard mask & ~named == 0, let name, places.count < Self.mostPlaces else {
                isVague = true
                return
            }
            let place = Place(folder: folder, name: name)
            switch mask {
            case UInt32(IN_CREATE), UInt32(IN_MODIFY): places[place] = false
            case UInt32(IN_ATTRIB): places[place] = places[place] ?? true
            default: places[place] = true
            }
        }
    #endif
}
