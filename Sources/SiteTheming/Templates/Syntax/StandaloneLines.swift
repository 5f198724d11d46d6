/// Finds tags that are alone on their lines. The whole line, with spaces and line end, is then left out of the page.
struct StandaloneLines {
    private let tags: [TemplateTag]
    private let bytes: [UInt8]

    init(_ tags: [TemplateTag], in bytes: [UInt8]) {
        self.tags = tags
        self.bytes = bytes
    }

    /// The source range that a tag replaces: the tag, or its whole line if it is alone.
    func range(of index: Int) -> Range<Int> {
        let tag = tags[index]
        guard tag.kind.mayStandAlone, let start = lineStart(before: tag.range.lowerBound),
            let end = lineEnd(after: tag.range.upperBound)
        else { return tag.range }
        return start..<end
    }

    /// The start of the tag's line, if only spaces precede the tag.
    private func lineStart(before offset: Int) -> Int? {
        let start = bytes[..<offset].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n") ? start : nil
    }

    /// The start of the next line, if only spaces follow the tag.
    private func lineEnd(after offset: Int) -> Int? {
        guard let end = bytes[offset...].firstIndex(where: { !isBlank($0) }) else { return bytes.count }
        if bytes[end] == UInt8(ascii: "\n") { return end + 1 }
        let isEnd = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return isEnd ? end + 2 : nil
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

extension TemplateTag.Kind {
    fileprivate var mayStandAlone: Bool { self != .variable && self != .unescaped }
}
