/// Finds the tags of a template, including changes of delimiters.
struct TemplateScanner {
    private let bytes: [UInt8]
    private var open = Array("{{".utf8)
    private var close = Array("}}".utf8)
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// All tags in order. `unclosed` is the offset of a tag that does not end.
    static func tags(of bytes: [UInt8]) -> (tags: [TemplateTag], unclosed: Int?) {
        var scanner = TemplateScanner(bytes)
        var tags: [TemplateTag] = []
        while let start = scanner.find(scanner.open, from: scanner.position) {
            guard let tag = scanner.tag(at: start) else { return (tags, start) }
            tags.append(tag)
        }
        return (tags, nil)
    }

    /// Reads the tag at an opening delimiter and moves after it. Returns `nil` if the tag does not end.
    private mutating func tag(at start: Int) -> TemplateTag? {
        let inside = start + open.count
        let marker = inside < bytes.count ? bytes[inside] : nil
        let kind = TemplateTag.Kind(marker: marker)
        // `{{{name}}}` and `{{=<% %>=}}` have their own closing character.
        let ending: [UInt8] =
            switch marker {
            case UInt8(ascii: "{"): [UInt8(ascii: "}")] + close
            case UInt8(ascii: "="): [UInt8(ascii: "=")] + close
            default: close
            }
        let content = kind == .variable ? inside : inside + 1
        guard let end = find(ending, from: content) else { return nil }
        position = end + ending.count
        let text = String(decoding: bytes[content..<end], as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace)
        if kind == .delimiters, words.count == 2 {
            open = Array(words[0].utf8)
            close = Array(words[1].utf8)
        }
        return TemplateTag(kind: kind, name: words.joined(separator: " "), range: start..<position)
    }

    private func find(_ pattern: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, start <= bytes.count else { return nil }
        var candidate = start
        while let found = bytes[candidate...].firstIndex(of: first), found + pattern.count <= bytes.count {
            if bytes[found..<found + pattern.count].elementsEqual(pattern) { return found }
            candidate = found + 1
        }
        return nil
    }
}
