/// Finds lines that begin with an HTML tag that is never closed.
///
/// `<script>` at the start of a line opens a block that ends with `</script>`, or without one at the end of the text.
/// All Markdown after it would be shown as text. Authors who begin a sentence with the name of a tag do not want that.
struct UnclosedHTML {
    /// The offsets of each `<` that opens such a block, in order.
    let offsets: [Int]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.contains(UInt8(ascii: "<")) else {
            offsets = []
            return
        }
        var open = [[Int]](repeating: [], count: HTMLBlockKind.all.count)
        var fence: CodeFence?
        for line in text.lines.lazy.map({ ContainerMarks($0).rest }) {
            // The content of a code block neither opens nor closes HTML.
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
