/// A kind of HTML block that ends only with its own end mark and may contain blank lines (CommonMark 0.31, section 4.6:
/// kinds 1, 2, 3 and 5).
struct HTMLBlockKind {
    private let openings: [StaticString]
    /// True if the opening is a name, which must be followed by a space or `>`.
    private let isName: Bool
    private let closings: [StaticString]

    static let all = [
        HTMLBlockKind(
            openings: ["<script", "<pre", "<style", "<textarea"], isName: true,
            closings: ["</script>", "</pre>", "</style>", "</textarea>"]),
        HTMLBlockKind(openings: ["<!--"], isName: false, closings: ["-->"]),
        HTMLBlockKind(openings: ["<?"], isName: false, closings: ["?>"]),
        HTMLBlockKind(openings: ["<![CDATA["], isName: false, closings: ["]]>"]),
    ]

    /// True if a block begins at the start of the line.
    func opens(_ line: TextLine) -> Bool {
        guard line.first == UInt8(ascii: "<") else { return false }
        return openings.contains { opening in
            guard line.startsIgnoringCase(with: opening) else { return false }
            let next = line.dropFirst(opening.utf8CodeUnitCount).first ?? UInt8(ascii: "\n")
            return !isName || next <= 0x20 || next == UInt8(ascii: ">")
        }
    }

    /// True if a block ends in the line.
    func closes(_ line: TextLine) -> Bool {
        line.indices.contains { offset in
            closings.contains { line[offset...].startsIgnoringCase(with: $0) }
        }
    }
}

extension TextLine {
    fileprivate func startsIgnoringCase(with text: StaticString) -> Bool {
        let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return count >= text.count && zip(self, text).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
    }
}
