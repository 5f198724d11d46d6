extension MarkdownNode {
    /// The text that a reader sees: without Markdown marks, images, footnote marks and the markup that ``ReadersText``
    /// removes. White space is collapsed and trimmed.
    var plainText: String {
        var text = ReadersText()
        walk { step, node in
            guard step == .enter else { return true }
            switch node.kind {
            case .text: text.append(node.literal)
            case .code: text.append(code: node.literal)
            case .html: text.append(html: node.literal)
            case .softBreak, .lineBreak: text.append(CollectionOfOne(0x20))
            case .image: return false
            default: break
            }
            return true
        }
        return text.finished
    }
}

/// Collects a text without the parts for programs: tags, invisible content of tags, comments, and shortcodes of other
/// generators.
///
/// A tag without attributes that is never closed is text, because authors write "the <title> element" and "Array<T>"
/// without backticks.
struct ReadersText {
    private var bytes: [UInt8] = []
    /// The parts to leave out, unsorted.
    private var markup: [Range<Int>] = []
    /// The ranges of code, which contain no markup.
    private var code: [Range<Int>] = []
    /// Open tags by name, the innermost last.
    private var open: [String: [(range: Range<Int>, hasAttributes: Bool)]] = [:]

    mutating func append(_ text: some Collection<UInt8>) { bytes += text }

    mutating func append(code text: some Collection<UInt8>) {
        code.append(bytes.count..<bytes.count + text.count)
        bytes += text
    }

    /// Appends a tag, a comment or other raw HTML.
    mutating func append(html: UnsafeBufferPointer<UInt8>) {
        let range = bytes.count..<bytes.count + html.count
        bytes += html
        guard let tag = HTMLTag(html) else { return markup.append(range) }
        if tag.isBlock { bytes.append(0x20) }
        if tag.isEnd {
            markup.append(range)
            guard let start = open[tag.name]?.popLast() else { return }
            markup.append(tag.isSilent ? start.range.lowerBound..<range.upperBound : start.range)
        } else if tag.isVoid || tag.closesItself && HTMLPolicy.of(tag.name).treatment != .text {
            markup.append(range)
        } else {
            open[tag.name, default: []].append((range, tag.hasAttributes))
        }
    }

    var finished: String {
        var left = markup + open.values.joined().filter { $0.hasAttributes }.map { $0.range } + shortcodes
        left.sort { $0.lowerBound < $1.lowerBound }
        var text: [UInt8] = []
        var start = 0
        for range in left where range.upperBound > start {
            text += bytes[start..<max(start, range.lowerBound)]
            start = range.upperBound
        }
        text += bytes[start...]
        return String(decoding: text.withBlanksCollapsed, as: UTF8.self)
    }

    /// `{{< youtube id >}}` and `{{% note %}}` of Hugo, and `{% include a.html %}` of Jekyll.
    private var shortcodes: [Range<Int>] {
        guard bytes.contains(UInt8(ascii: "{")) else { return [] }
        var found: [Range<Int>] = []
        for (opening, closing) in [("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}")] {
            var rest = bytes[...]
            var code = self.code[...]
            while let start = rest.firstRange(of: opening.utf8)?.lowerBound,
                let end = bytes[(start + opening.utf8.count)...].firstRange(of: closing.utf8)?.upperBound
            {
                rest = bytes[end...]
                code = code.drop { $0.upperBound <= start }
                if code.first.map({ $0.lowerBound >= end }) ?? true { found.append(start..<end) }
            }
        }
        return found
    }
}

extension [UInt8] {
    /// The bytes with each run of white space and control characters replaced by one space, and trimmed.
    fileprivate var withBlanksCollapsed: [UInt8] {
        var words: [UInt8] = []
        words.reserveCapacity(count)
        var isAfterBlank = false
        for byte in self {
            if byte <= 0x20 {
                isAfterBlank = !words.isEmpty
                continue
            }
            if isAfterBlank { words.append(0x20) }
            isAfterBlank = false
            words.append(byte)
        }
        return words
    }
}
