/// The bytes of one source file and the path that diagnostics show for it.
///
/// Lines end at `\n`; a `\r` before it belongs to the line end. The line table is made once, so a lookup costs a binary
/// search.
package struct SourceText: Hashable, Sendable {
    /// Path as the user knows it, relative to the site's folder: `Content/episodes/042.md`.
    package let path: String
    private let contents: Contents

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        contents = Contents(bytes)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var bytes: [UInt8] { contents.bytes }

    /// Bytes of it.
    package var count: Int { bytes.count }

    /// Position of a byte offset; offsets outside the text are clamped to it.
    package func position(at offset: Int) -> SourcePosition { contents.lines.position(at: offset) }

    /// Byte offset of a position; clamped to the text.
    package func offset(of position: SourcePosition) -> Int { contents.lines.offset(of: position) }

    /// A line without its line end, decoded leniently. `nil` when there is no such line.
    package func line(_ number: Int) -> String? {
        guard let line = range(ofLine: number).map({ bytes[$0] }) else { return nil }
        return String(decoding: line, as: UTF8.self)
    }

    /// The bytes of a line without its line end; `nil` when there is no such line.
    func range(ofLine number: Int) -> Range<Int>? {
        guard let line = contents.lines.range(ofLine: number) else { return nil }
        guard let last = line.last, bytes[last] == UInt8(ascii: "\r") else { return line }
        return line.dropLast()
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.path == right.path && (left.contents === right.contents || left.bytes == right.bytes)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes)
    }
}

extension SourceText {
    /// Shared by all copies.
    private final class Contents: Sendable {
        let bytes: [UInt8]
        let lines: LineTable

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            lines = LineTable(bytes)
        }
    }
}
