/// Why the preview looks at the sources again and again instead of waiting to be told of changes.
package enum PollingReason: Error, Hashable, Sendable {
    /// The system gives no events; what it said, where it said anything.
    case noEvents(String?)
    /// The user watches as many folders as the system allows.
    case tooManyFolders
    /// The sources lie on a file system that does not tell of all changes: its kind, as `mount` calls it.
    case fileSystem(String)
    /// Something has changed and nobody told.
    case unannounced

    /// One sentence, for people.
    package var sentence: String {
        switch self {
        case .noEvents(let reason?): "This system tells of no changes (\(reason))."
        case .noEvents(nil): "This system tells of no changes."
        case .tooManyFolders:
            "As many folders are watched as this system allows (fs.inotify.max_user_watches says how many)."
        case .fileSystem(let name): "The sources lie on a file system, \(name), that does not tell of every change."
        case .unannounced: "Something has changed without being told of."
        }
    }
}
