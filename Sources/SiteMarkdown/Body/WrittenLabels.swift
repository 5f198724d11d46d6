/// A `[label]` without brackets inside, which refers to a definition elsewhere.
struct ReferenceLabel {
    /// The range including the brackets.
    let range: Range<Int>
    let text: String

    /// True if the label refers to a footnote: `[^1]`.
    var isNote: Bool { text.hasPrefix("[^") && text.utf8.count > 3 && !text.contains(" ") }

    /// `nil` if no label begins here, and for `[]`.
    init?(in text: Slice<UnsafeBufferPointer<UInt8>>) {
        // CommonMark allows labels of up to 999 characters.
        let inner = text.dropFirst().prefix(1000).prefix { !"[]".utf8.contains($0) && $0 != UInt8(ascii: "\n") }
        guard text.first == UInt8(ascii: "["), !inner.isEmpty, inner.endIndex < text.endIndex,
            text[inner.endIndex] == UInt8(ascii: "]")
        else { return nil }
        range = text.startIndex..<(inner.endIndex + 1)
        self.text = String(decoding: text[range], as: UTF8.self)
    }
}

/// The places of references to definitions, and of footnote definitions. Labels in code are ignored.
struct WrittenLabels {
    /// The offset of the first reference to each footnote, by its label in lower case.
    private(set) var notes: [String: Int] = [:]
    /// The offset of the first `[words][label]` for each label.
    private(set) var references: [String: Int] = [:]
    /// Footnote definitions in the order of the text. Several may have the same label.
    private(set) var definitions: [(label: String, place: Int)] = []

    init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        var fence: CodeFence?
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let content = line.drop { " \t>".utf8.contains($0) }
            if let current = fence {
                if CodeFence(content)?.closes(current) == true { fence = nil }
                continue
            }
            fence = CodeFence(content)
            if fence == nil { read(line, content) }
        }
    }

    /// - Parameter content: The line without indentation and quotation marks.
    private mutating func read(_ line: TextLine, _ content: TextLine) {
        let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }
        let mayDefine = indentation.count < 4 && !indentation.contains(0x09)
        var isInCode = false
        for place in content.indices {
            let before = place > line.startIndex ? line[place - 1] : 0
            if line[place] == UInt8(ascii: "`"), before != UInt8(ascii: "\\") { isInCode.toggle() }
            guard line[place] == UInt8(ascii: "["), !isInCode, before != UInt8(ascii: "\\"),
                let label = ReferenceLabel(in: line[place...])
            else { continue }
            if before == UInt8(ascii: "]") {
                references[label.text] = references[label.text] ?? place
            } else if label.isNote {
                let isDefined = line[label.range.upperBound...].first == UInt8(ascii: ":")
                if isDefined, place == content.startIndex {
                    if mayDefine { definitions.append((label.text, place)) }
                } else {
                    let name = label.text.lowercased()
                    notes[name] = notes[name] ?? place
                }
            }
        }
    }
}
