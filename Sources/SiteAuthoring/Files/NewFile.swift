/// A file to be written below a folder.
public struct NewFile: Hashable, Sendable {
    public enum Contents: Hashable, Sendable {
        case text(String)
        /// A copy of the file at this path.
        case copy(of: String)
    }

    /// Relative, with `/` between its parts.
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
