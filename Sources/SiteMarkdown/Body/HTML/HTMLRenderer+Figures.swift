extension HTMLRenderer {
    /// True for a picture alone in a paragraph with a title, which becomes its caption.
    func isFigure(_ paragraph: MarkdownNode) -> Bool {
        guard paragraph.kind == .paragraph, let image = paragraph.firstChild, image.kind == .image, image.next == nil,
            !image.title.isEmpty, isUsable(image), imageDepth < 2
        else { return false }
        switch paragraph.parent?.kind {
        case .document, .blockQuote: return true
        case .item: return !isInTightList(paragraph)
        default: return false
        }
    }

    mutating func closeFigure(_ paragraph: MarkdownNode) {
        html.append(html: "<figcaption>")
        if let title = paragraph.firstChild?.title { html.append(escaping: title) }
        html.append(html: "</figcaption></figure>\n")
    }
}
