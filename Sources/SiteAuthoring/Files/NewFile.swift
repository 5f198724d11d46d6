/// A file to write.
public struct NewFile: Hashable, Sendable {
    public enum Contents: Hashable, Sendable {
        case text(String)
        /// A copy of the file at this path.
        case copy(of: String)
    }

    /// The path relative to the target folder, with `/` as separator.
    public var path: String
    public var contents: Contents

    public init(_ path: String, _ text: String) {
        self.path = path
        contents = .text(text)
    }

    public init(_ path: String, copyOf source: String) {
        self.path = path
        contents = .copy(of: source)
    }
}
