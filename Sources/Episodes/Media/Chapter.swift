/// A named point of a recording.
public struct Chapter: Hashable, Sendable {
    public var start: PlayTime
    public var title: String

    public init(start: PlayTime, title: String) {
        self.start = start
        self.title = title
    }
}
