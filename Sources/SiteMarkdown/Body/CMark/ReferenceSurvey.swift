/// Calculates how much reference links add to a text: each use of `[name]` copies the text of its definition `[name]:`.
struct ReferenceSurvey {
    private struct Definition {
        var offset: Int
        var length: Int
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var definitions: [String: Definition] = [:]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
        var open: (key: String, offset: Int)?
        func close(_ end: Int, _ definitions: inout [String: Definition]) {
            guard let (key, offset) = open else { return }
            open = nil
            let definition = Definition(offset: offset, length: end - offset)
            // cmark uses the first definition. The longest one gives an upper bound.
            if definition.length > definitions[key]?.length ?? -1 { definitions[key] = definition }
        }
        for line in text.lines {
            let rest = ContainerMarks(line).rest
            let isBlank = !rest.contains { $0 > 0x20 }
            let label = rest.first == UInt8(ascii: "[") ? rest.firstIndex(of: UInt8(ascii: "]")) : nil
            let definition = label.flatMap { $0 + 1 < rest.endIndex && rest[$0 + 1] == UInt8(ascii: ":") ? $0 : nil }
            // Address and title may be on the lines after the name.
            if isBlank || definition != nil { close(line.startIndex, &definitions) }
            if let end = definition {
                open = (Self.key(text[(rest.startIndex + 1)..<end]), rest.startIndex)
            }
        }
        close(text.count, &definitions)
    }

    /// The reference whose uses exceed the limit.
    func excess(over most: Int) -> MarkdownExcess? {
        var sum = 0
        var opening: Int?
        for (offset, byte) in text.enumerated() {
            if byte == UInt8(ascii: "[") { opening = offset }
            guard byte == UInt8(ascii: "]"), let start = opening else { continue }
            opening = nil
            // A longer label is not a name (CommonMark 0.31, section 4.7).
            guard offset - start <= 1000, let definition = definitions[Self.key(text[(start + 1)..<offset])] else {
                continue
            }
            sum += definition.length
            if sum > most { return MarkdownExcess(kind: .references, offset: definition.offset) }
        }
        return nil
    }

    /// Names that differ only in letter case or white space are equal.
    private static func key(_ name: TextLine) -> String {
        let words = name.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
        // In the reverse order, "ß" would not equal "SS".
        return words.joined(separator: " ").uppercased().lowercased()
    }
}
