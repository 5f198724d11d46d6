/// How much links by reference add to a text: what stands behind `[name]:` is held once for each `[name]`.
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
            // The first counts; to take the longest is on the safe side.
            if definition.length > definitions[key]?.length ?? -1 { definitions[key] = definition }
        }
        for line in text.lines {
            let rest = ContainerMarks(line).rest
            let isBlank = !rest.contains { $0 > 0x20 }
            let label = rest.first == UInt8(ascii: "[") ? rest.firstIndex(of: UInt8(ascii: "]")) : nil
            let definition = label.flatMap { $0 + 1 < rest.endIndex && rest[$0 + 1] == UInt8(ascii: ":") ? $0 : nil }
            // An address and a title may stand on the lines below the name.
            if isBlank || definition != nil { close(line.startIndex, &definitions) }
            if let end = definition {
                open = (Self.key(text[(rest.startIndex + 1)..<end]), rest.startIndex)
            }
        }
        close(text.count, &definitions)
    }

    /// The reference with whose uses the sum grows too large.
    func excess(over most: Int) -> MarkdownExcess? {
        var sum = 0
        var opening: Int?
        for (offset, byte) in text.enumerated() {
            if byte == UInt8(ascii: "[") { opening = offset }
            guard byte == UInt8(ascii: "]"), let start = opening else { continue }
            opening = nil
            // Longer ones are no names (CommonMark 0.31, section 4.7).
            guard offset - start <= 1000, let definition = definitions[Self.key(text[(start + 1)..<offset])] else {
                continue
            }
            sum += definition.length
            if sum > most { return MarkdownExcess(kind: .references, offset: definition.offset) }
        }
        return nil
    }

    /// Names are the same that differ in letter case or blanks.
    private static func key(_ name: TextLine) -> String {
        let words = name.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
        // The other way round, "ß" would not be "SS".
        return words.joined(separator: " ").uppercased().lowercased()
    }
}
