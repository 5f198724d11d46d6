/// Paragraph lines that begin with a time of the recording, as authors list chapters: `0:00 Start`, `(1:23) Grids`,
/// `**12:34** – Rows`, `[1:02:03](#t) End`.
extension MarkdownNode {
    /// True if at least two lines of the paragraph begin with a time.
    var listsTimes: Bool {
        guard kind == .paragraph else { return false }
        var count = firstChild?.beginsWithTime ?? false ? 1 : 0
        var node = firstChild
        while let current = node, count < 2 {
            if current.kind == .softBreak || current.kind == .lineBreak, current.next?.beginsWithTime ?? false {
                count += 1
            }
            node = current.next
        }
        return count > 1
    }

    /// True if the text from this inline on begins with a time.
    var beginsWithTime: Bool {
        var node = self
        while [.emphasis, .strong, .link].contains(node.kind), let child = node.firstChild { node = child }
        guard node.kind == .text || node.kind == .code else { return false }
        var bytes = node.literal[...].drop { " [(".utf8.contains($0) }
        var parts = 0
        while parts < 3 {
            let digits = bytes.prefix { (0x30...0x39).contains($0) }
            guard parts == 0 ? (1...3).contains(digits.count) : digits.count == 2 else { return false }
            parts += 1
            bytes = bytes[digits.endIndex...]
            guard bytes.first == UInt8(ascii: ":") else { break }
            bytes = bytes.dropFirst()
        }
        return parts > 1 && bytes.first.map { !((0x30...0x39).contains($0) || $0 == UInt8(ascii: ":")) } ?? true
    }
}
