#if canImport(Glibc)
    import Glibc
#endif

/// Where the kernel says that something has changed: where to look first. Nothing is taken for unchanged for want of a hint.
struct EventHints: Sendable {
    /// A name in a watched folder.
    struct Place: Hashable, Sendable {
        /// The number of the watch.
        var folder: Int32
        var name: String
    }

    /// What has names, and whether those who write are done: an open file may be half of what it is going to be.
    private(set) var places: [Place: Bool] = [:]
    /// Whether more has happened than to the files that are named.
    private(set) var isVague = false

    /// So many names at most; a burst of more is no single save.
    static let mostPlaces = 64

    #if os(Linux)
        mutating func note(_ mask: UInt32, folder: Int32, name: String?) {
            // Folders, what became of a watched folder itself, and events that were lost.
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
