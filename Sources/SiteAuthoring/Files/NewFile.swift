/// A file to write.
package struct NewFile: Hashable, Sendable {
    package enum Contents: Hashable, Sendable {
        case text(String)
        case bytes([UInt8])
        /// A copy of the file at this path.
        case copy(of: String)
    }

    /// The path relative to the target folder, with `/` as separator.
    package var path: String
    package var contents: Contents

    package init(_ path: String, _ text: String) {
        self.path = path
        contents = .text(text)
    }

    package init(_ path: String, bytes: [UInt8]) {
        self.path = path
        contents = .bytes(bytes)
    }

    package init(_ path: String, copyOf source: String) {
        self.path = path
        contents = .copy(of: source)
    }
}
