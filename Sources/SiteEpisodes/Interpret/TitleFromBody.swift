import SiteMarkdown

extension Body {
    /// The text of the first level-1 heading, for files without a title.
    ///
    /// If it is the first line, which is usual, only this line is parsed.
    var firstHeading: String? {
        let bytes = source.bytes
        guard let start = bytes[range].firstIndex(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else {
            return nil
        }
        let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
        let first = RenderedMarkdown(source, bytes: start..<end)
        return (first.title ?? RenderedMarkdown(source, bytes: range).title).map(\.onOneLine).flatMap {
            $0.isEmpty ? nil : $0
        }
    }
}
