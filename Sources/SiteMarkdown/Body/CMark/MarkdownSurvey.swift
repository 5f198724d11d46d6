import SiteDiagnostics

/// Checks a text for constructs for which cmark-gfm 0.29 needs quadratic time, or far more memory than the text's size.
/// It reads only as much Markdown as necessary. Its estimates are too high rather than too low.
struct MarkdownSurvey {
    /// Lines without a blank line between them.
    private struct Run {
        var start: Int
        var lines = 0
        /// The number of lines that may be delimiter rows of a table.
        var delimiters = 0
        var firstDelimiter = 0
        var columns = 0
        var firstDefinition: Int?
    }

    private let text: UnsafeBufferPointer<UInt8>
    private var run: Run?
    private var longestDefinition = 0
    private var cells = 0
    private var steps = 0
    private var found: MarkdownExcess?

    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    mutating func excess() -> MarkdownExcess? {
        if let offset = text.offset(ofMark: Limits.marks) { return MarkdownExcess(kind: .marks, offset: offset) }
        var fence: CodeFence?
        for line in text.lines {
            guard let first = line.first(where: { $0 > 0x20 }) else {
                finishRun(at: line.startIndex)
                continue
            }
            let marks = mayBeMark(first) ? ContainerMarks(line) : nil
            let rest: TextLine = marks?.rest ?? line.drop { $0 <= 0x20 }
            if let open = fence {
                if CodeFence(rest)?.closes(open) == true { fence = nil }
                continue
            }
            if let marks, isTooDeep(line, marks) { return MarkdownExcess(kind: .depth, offset: line.startIndex) }
            fence = CodeFence(rest)
            let isBlank = !rest.contains { $0 > 0x20 }
            // A list item begins with its own mark. Each line of a quotation may have a mark.
            if fence != nil || isBlank || marks?.count ?? 0 > 0 && first != UInt8(ascii: ">") {
                finishRun(at: line.startIndex)
            }
            if fence == nil, !isBlank { add(line, rest) }
            if found != nil { return found }
        }
        finishRun(at: text.count)
        return found ?? referenceExcess()
    }

    // MARK: Nesting

    private func mayBeMark(_ byte: UInt8) -> Bool {
        ">-*+[".utf8.contains(byte) || (0x30...0x39).contains(byte)
    }

    private func isTooDeep(_ line: TextLine, _ marks: ContainerMarks) -> Bool {
        guard marks.isTooDeep else { return false }
        // `* * *` is a thematic break, whatever its length.
        guard let last = line.last(where: { $0 > 0x20 }), "-*".utf8.contains(last) else { return true }
        let isRule = { (byte: UInt8) in byte == last || byte <= 0x20 }
        let ruleStart = line.lastIndex { !isRule($0) }.map { $0 + 1 } ?? line.startIndex
        return ContainerMarks(line[..<ruleStart]).isTooDeep
    }

    // MARK: Tables and marks

    private mutating func add(_ line: TextLine, _ rest: TextLine) {
        var current = run ?? Run(start: line.startIndex)
        current.lines += 1
        if rest.first == UInt8(ascii: "["), current.firstDefinition == nil {
            current.firstDefinition = rest.startIndex
        }
        if let columns = rest.columnsOfDelimiter {
            if current.delimiters == 0 { current.firstDelimiter = rest.startIndex }
            current.delimiters += 1
            current.columns = max(current.columns, columns)
        }
        run = current
    }

    private mutating func finishRun(at end: Int) {
        guard let finished = run else { return }
        run = nil
        if let start = finished.firstDefinition { longestDefinition = max(longestDefinition, end - start) }
        if finished.delimiters > 0 {
            cells += finished.columns * finished.lines
            if cells > Limits.tableCells {
                found = found ?? MarkdownExcess(kind: .cells, offset: finished.firstDelimiter)
            }
            // For each delimiter row, cmark reads the whole paragraph before it.
            spend(20 * finished.delimiters * (end - finished.start), at: finished.firstDelimiter)
            for line in UnsafeBufferPointer(rebasing: text[finished.start..<end]).lines {
                // For each bar, cmark reads the rest of the line.
                let bars = line.count { $0 == UInt8(ascii: "|") }
                spend(2 * bars * bars, at: finished.start + line.startIndex)
                spend(on: line, at: finished.start + line.startIndex)
            }
        } else {
            spend(on: text[finished.start..<end], at: finished.start)
        }
    }

    private mutating func spend(on paragraph: TextLine, at offset: Int) {
        // A short text cannot take too long.
        guard text.count > Self.shortText else { return }
        spend(ParagraphMarks(paragraph).steps, at: offset)
    }

    /// The maximum size of a short text, in bytes that are all marks.
    private static let shortText = 16_000

    private mutating func spend(_ more: Int, at offset: Int) {
        steps += more
        if steps > Limits.parsingSteps { found = found ?? MarkdownExcess(kind: .steps, offset: offset) }
    }

    // MARK: References

    private func referenceExcess() -> MarkdownExcess? {
        let most = Limits.referenceBytes + text.count
        guard longestDefinition * text.count(where: { $0 == UInt8(ascii: "]") }) > most else { return nil }
        return ReferenceSurvey(text).excess(over: most)
    }
}

extension ContainerMarks {
    /// Each mark takes at least one byte, and an indented list level takes two to four.
    fileprivate var isTooDeep: Bool { count > Limits.depth || count > 0 && columns > 4 * Limits.depth }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the mark with this number, counting bytes that may be Markdown marks.
    fileprivate func offset(ofMark number: Int) -> Int? {
        guard count > number else { return nil }
        var rest = number
        return firstIndex { byte in
            rest -= Self.isMark[Int(byte)]
            return rest < 0
        }
    }

    private static let isMark = (UInt8.min...UInt8.max).map { "\n!\"#&'()*+-:<>@[\\]^_`|~".utf8.contains($0) ? 1 : 0 }
}

extension TextLine {
    /// The number of columns if the line is a delimiter row of a table: `|---|:-:|`.
    fileprivate var columnsOfDelimiter: Int? {
        guard let first, "|:-".utf8.contains(first), allSatisfy({ "|:- \t\r".utf8.contains($0) }),
            contains(UInt8(ascii: "-"))
        else { return nil }
        let bars = count { $0 == UInt8(ascii: "|") }
        guard bars > 0 || contains(UInt8(ascii: ":")) else { return nil }
        // Bars at the ends of the line do not separate cells.
        return bars + 1 - [first, last { $0 > 0x20 }].count { $0 == UInt8(ascii: "|") }
    }
}
