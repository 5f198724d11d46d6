extension HTMLRenderer {
    /// - Returns: False if the content is written too.
    mutating func openParagraph(_ node: MarkdownNode) -> Bool {
        if let (video, address) = node.bareVideo {
            block("<p>")
            embed(video, address: address, title: "", at: position(of: node))
            return false
        }
        if isFigure(node) {
            block("<figure>")
            return true
        }
        isListingTimes = node.listsTimes
        summary.consider(node, isProse: !isListingTimes)
        if !isInTightList(node) { block("<p>") }
        openTask(node)
        return true
    }

    mutating func closeParagraph(_ node: MarkdownNode) {
        if isFigure(node) { return closeFigure(node) }
        closeTask(node)
        if node.next == nil, node.parent?.kind == .footnoteDefinition { footnoteBackLinks() }
        if !isInTightList(node) { html.append(html: "</p>\n") }
    }

    /// Writes a soft line break as a line feed. In lists of times it becomes a `<br>`.
    mutating func softBreak(_ node: MarkdownNode) {
        if isListingTimes, node.next?.beginsWithTime ?? false { breakLine() } else { text("\n".utf8) }
    }

    func isInTightList(_ paragraph: MarkdownNode) -> Bool {
        guard let item = paragraph.parent, item.kind == .item, let list = item.parent else { return false }
        return list.isTightList
    }

    mutating func openList(_ node: MarkdownNode) {
        guard node.isOrderedList else { return block("<ul>\n") }
        guard node.listStart != 1 else { return block("<ol>\n") }
        block("<ol start=\"")
        html.append(number: node.listStart)
        html.append(html: "\">\n")
    }

    mutating func openItem(_ node: MarkdownNode) {
        block(node.isTaskDone == nil ? "<li>" : "<li class=\"task\">")
    }
}
