/// The reason why the preview polls the sources instead of waiting for events.
package enum PollingReason: Error, Hashable, Sendable {
    /// The system has no events, with its error message if there is one.
    case noEvents(String?)
    /// The system's limit of watched folders is reached.
    case tooManyFolders
    /// The file system does not report all changes, with its type as in `mount`.
    case fileSystem(String)
    /// A change was found without an event.
    case missedEvent

    /// The reason as a sentence.
    package var sentence: String {
        switch self {
        case .noEvents(let reason?): "This system does not report changes (\(reason))."
        case .noEvents(nil): "This system does not report changes."
        case .tooManyFolders:
            "The limit of watched folders is reached (fs.inotify.max_user_watches)."
        case .fileSystem(let name): "The file system of the sources, \(name), does not report all changes."
        case .missedEvent: "The system did not report a change."
        }
    }
}
