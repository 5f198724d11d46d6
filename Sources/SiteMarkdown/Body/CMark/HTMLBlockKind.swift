/// A kind of HTML block that only its own end closes, whatever blank lines stand in it (CommonMark 0.31, section 4.6: kinds 1,
/// 2, 3 and 5).
struct HTMLBlockKind {
    private let openings: [StaticString]
    /// Whether an opening is a name, which a blank or `>` must follow.
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

    /// Whether a block begins where the line begins.
    func opens(_ line: TextLine) -> Bool {
        guard line.first == UInt8(ascii: "<") else { return false }
        return openings.contains { opening in
            guard line.startsIgnoringCase(with: opening) else { return false }
            let next = line.dropFirst(opening.utf8CodeUnitCount).first ?? UInt8(ascii: "\n")
            return !isName || next <= 0x20 || next == UInt8(ascii: ">")
        }
    }

    /// Whether a block ends anywhere in the line.
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
