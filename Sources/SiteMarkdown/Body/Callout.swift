/// A quotation whose first line is a mark as on GitHub: `> [!NOTE]`.
package enum Callout: String, CaseIterable, Hashable, Sendable {
    case note, tip, important, warning, caution

    /// The class of the element.
    var className: StaticString {
        switch self {
        case .note: "note"
        case .tip: "tip"
        case .important: "important"
        case .warning: "warning"
        case .caution: "caution"
        }
    }

    /// The drawing beside the title, for a box of 16 by 16.
    var icon: StaticString {
        switch self {
        case .note: "M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 7.2v4M8 4.6v.2"
        case .tip: "M5.8 11.2C4.3 10.2 3.5 8.9 3.5 6.5a4.5 4.5 0 0 1 9 0c0 2.4-.8 3.7-2.3 4.7v1.3H5.8zM6.5 15h3"
        case .important: "M2 2.5h12v8.5H8.5L5 14v-3H2zM8 4.6v2.6M8 9v.2"
        case .warning: "M8 2 1.5 13.5h13zM8 6.2v3.4M8 11.4v.2"
        case .caution: "M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2zM8 4.6v4M8 10.8v.2"
        }
    }
}

extension MarkdownNode {
    /// Finds the callouts and takes their marks out of the tree.
    func takeCallouts() -> [OpaquePointer: Callout] {
        var found: [(quotation: MarkdownNode, callout: Callout)] = []
        walk { step, node in
            if step == .enter, node.kind == .blockQuote, let callout = node.callout { found.append((node, callout)) }
            return true
        }
        for (quotation, _) in found { quotation.removeMark() }
        return Dictionary(uniqueKeysWithValues: found.map { ($0.quotation.pointer, $0.callout) })
    }

    /// The callout that the first line names; `nil` if the line has other words.
    private var callout: Callout? {
        guard let paragraph = firstChild, paragraph.kind == .paragraph else { return nil }
        var line: [UInt8] = []
        var node = paragraph.firstChild
        while let current = node, current.kind == .text, line.count < 20 {
            line += current.literal
            node = current.next
        }
        guard node == nil || node?.kind == .softBreak || node?.kind == .lineBreak else { return nil }
        let mark = String(decoding: line, as: UTF8.self)
        guard mark.hasPrefix("[!"), mark.hasSuffix("]") else { return nil }
        return Callout(rawValue: mark.dropFirst(2).dropLast().lowercased())
    }

    /// Removes the first line of a quotation, and its paragraph if no other line is in it.
    private func removeMark() {
        guard let paragraph = firstChild else { return }
        while let node = paragraph.firstChild {
            let isEnd = node.kind != .text
            node.remove()
            if isEnd { return }
        }
        paragraph.remove()
    }
}

extension HTMLRenderer {
    /// Pages and feeds add the title, in the language of the text.
    mutating func openQuotation(_ node: MarkdownNode) {
        guard let callout = callouts[node.pointer] else { return block("<blockquote>\n") }
        block("<div class=\"callout callout-")
        html.append(html: callout.className)
        html.append(html: "\" role=\"note\">\n")
    }
}
