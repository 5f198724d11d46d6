/// Lines that begin with HTML which nothing closes.
///
/// `<script>` at the start of a line opens a block that ends where `</script>` stands, and without one at the end of the text:
/// all Markdown after it would be shown as text. People who begin a sentence with the name of a tag do not mean that.
struct UnclosedHTML {
    /// Of each `<` that opens such a block, in order.
    let offsets: [Int]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(UInt8(ascii: "<")) else {
            offsets = []
            return
        }
        var open = [[Int]](repeating: [], count: HTMLBlockKind.all.count)
        var fence: CodeFence?
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            let line = withoutContainers(text[start..<end])
            start = end + 1
            // What a code block shows neither opens nor closes anything.
            if let current = fence {
                if CodeFence(line)?.closes(current) == true { fence = nil }
                continue
            }
            fence = CodeFence(line)
            for (index, kind) in HTMLBlockKind.all.enumerated() {
                if kind.opens(line) { open[index].append(line.startIndex) }
                if !open[index].isEmpty, kind.closes(line) { open[index] = [] }
            }
        }
        offsets = open.flatMap(\.self).sorted()
    }
}

/// A line without indentation and the marks of quotations and lists.
private func withoutContainers(_ line: TextLine) -> TextLine {
    var rest = line
    while true {
        rest = rest.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        let mark = rest.dropFirst(digits.count).first ?? 0
        let isMark = digits.isEmpty ? "-*+".utf8.contains(mark) : ".)".utf8.contains(mark)
        let behind = rest.dropFirst(digits.count + 1)
        guard isMark, behind.first == 0x20 || behind.first == 0x09 else { return rest }
        rest = behind
    }
}
