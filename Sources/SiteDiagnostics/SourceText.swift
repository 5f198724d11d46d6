/// The bytes of a source file, and its path for diagnostics.
///
/// Lines end at `\n`; a `\r` before it belongs to the line end. The line table is made once, so a lookup is a binary
/// search.
package struct SourceText: Hashable, Sendable {
    /// The path as the user knows it, relative to the site's folder: `Content/episodes/042.md`.
    package let path: String
    private let contents: Contents

    /// - Parameter annex: A file whose keys belong to this one. Its lines count on from the last line of this text.
    package init(path: String, bytes: [UInt8], annex: SourceText? = nil) {
        self.path = path
        contents = Contents(bytes, annex)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package var bytes: [UInt8] { contents.bytes }

    package var annex: SourceText? { contents.annex }

    /// The text and the position in it that a position means: those of the annex if the position is after the last line.
    package func place(of position: SourcePosition) -> (source: SourceText, position: SourcePosition) {
        guard isInAnnex(position), let annex else { return (self, position) }
        return (annex, SourcePosition(line: position.line - lineCount, column: position.column))
    }

    package func isInAnnex(_ position: SourcePosition) -> Bool { annex != nil && position.line > lineCount }

    package var lineCount: Int { contents.lines.lineCount }

    /// The number of bytes.
    package var count: Int { bytes.count }

    /// The position of a byte offset. An offset outside the text is clamped.
    package func position(at offset: Int) -> SourcePosition { contents.lines.position(at: offset) }

    /// The byte offset of a position, clamped to the text.
    package func offset(of position: SourcePosition) -> Int { contents.lines.offset(of: position) }

    /// A line without its line end, with invalid UTF-8 replaced; `nil` if the line does not exist.
    package func line(_ number: Int) -> String? {
        guard let line = range(ofLine: number).map({ bytes[$0] }) else { return nil }
        return String(decoding: line, as: UTF8.self)
    }

    /// The byte range of a line without its line end; `nil` if the line does not exist.
    func range(ofLine number: Int) -> Range<Int>? {
        guard let line = contents.lines.range(ofLine: number) else { return nil }
        guard let last = line.last, bytes[last] == UInt8(ascii: "\r") else { return line }
        return line.dropLast()
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.path == right.path
            && (left.contents === right.contents || left.bytes == right.bytes && left.annex == right.annex)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes)
    }
}

extension SourceText {
    /// The bytes and line table, shared by all copies.
    private final class Contents: Sendable {
        let bytes: [UInt8]
        let lines: LineTable
        let annex: SourceText?

        init(_ bytes: [UInt8], _ annex: SourceText?) {
            self.bytes = bytes
            self.annex = annex
            lines = LineTable(bytes)
        }
    }
}
