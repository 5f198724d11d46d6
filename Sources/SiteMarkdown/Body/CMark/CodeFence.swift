/// Three or more backticks or tildes at the start of a line (CommonMark 0.31, section 4.5).
struct CodeFence {
    private let mark: UInt8
    private let length: Int
    private let hasInfo: Bool

    init?(_ line: TextLine) {
        guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let marks = line.prefix { $0 == mark }
        let info = line.dropFirst(marks.count)
        // A line with further backticks is a code span.
        guard marks.count >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return nil }
        self.mark = mark
        length = marks.count
        hasInfo = info.contains { $0 > 0x20 }
    }

    /// True if this line ends the block that `opening` began.
    func closes(_ opening: CodeFence) -> Bool { mark == opening.mark && length >= opening.length && !hasInfo }
}
