extension MarkdownNode {
    enum Step { case enter, exit }

    /// Visits the node and everything in it, each once on the way in and once on the way out.
    ///
    /// Iterative, because a thousand `>` in a row nest a thousand quotations.
    ///
    /// - Parameter visit: on the way in, says whether to go inside; the answer on the way out does not matter.
    func walk(_ visit: (Step, MarkdownNode) -> Bool) {
        var node = self
        while true {
            if visit(.enter, node), let child = node.firstChild {
                node = child
                continue
            }
            _ = visit(.exit, node)
            while node.pointer != pointer, node.next == nil, let parent = node.parent {
                node = parent
                _ = visit(.exit, node)
            }
            guard node.pointer != pointer, let next = node.next else { return }
            node = next
        }
    }

    /// The text inside without marks, pictures and comments; runs of blanks collapsed, none at the ends.
    var plainText: String {
        var text: [UInt8] = []
        walk { step, node in
            guard step == .enter else { return true }
            switch node.kind {
            case .text, .code: text += node.literal
            case .html: text += isComment(node.literal) || isLineBreakTag(node.literal) ? [0x20] : Array(node.literal)
            case .softBreak, .lineBreak: text.append(0x20)
            case .image: return false
            default: break
            }
            return true
        }
        return String(decoding: text.withBlanksCollapsed, as: UTF8.self)
    }
}

extension [UInt8] {
    /// One blank for each run of blanks and control characters, none at the ends.
    fileprivate var withBlanksCollapsed: [UInt8] {
        var words: [UInt8] = []
        words.reserveCapacity(count)
        var isAfterBlank = false
        for byte in self {
            if byte <= 0x20 {
                isAfterBlank = !words.isEmpty
                continue
            }
            if isAfterBlank { words.append(0x20) }
            isAfterBlank = false
            words.append(byte)
        }
        return words
    }
}
