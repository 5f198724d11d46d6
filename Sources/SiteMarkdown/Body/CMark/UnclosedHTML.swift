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
        for line in text.lines.lazy.map({ ContainerMarks($0).rest }) {
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
