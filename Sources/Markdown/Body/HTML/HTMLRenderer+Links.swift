import Diagnostics

extension HTMLRenderer {
    mutating func openLink(_ node: MarkdownNode) {
        guard imageDepth == 0 else { return note(node, .link, at: nil) }
        linkIsOpen = isUsable(node)
        guard linkIsOpen else { return note(node, .link, at: nil) }
        html.append(html: "<a href=\"")
        note(node, .link, at: appendURL(of: node))
        html.append(html: "\"")
        appendTitle(of: node)
        html.append(html: ">")
    }

    mutating func closeLink() {
        if imageDepth == 0, linkIsOpen { html.append(html: "</a>") }
    }

    mutating func openImage(_ node: MarkdownNode) {
        imageDepth += 1
        guard imageDepth == 1, isUsable(node) else { return note(node, .image, at: nil) }
        html.append(html: "<img src=\"")
        note(node, .image, at: appendURL(of: node))
        html.append(html: "\" alt=\"")
    }

    mutating func closeImage(_ node: MarkdownNode) {
        imageDepth -= 1
        guard imageDepth == 0, isUsable(node) else { return }
        html.append(html: "\"")
        appendTitle(of: node)
        html.append(html: " loading=\"lazy\" decoding=\"async\">")
    }

    /// An empty address would link the page to itself.
    private func isUsable(_ node: MarkdownNode) -> Bool {
        !node.url.isEmpty && isSafeURL(node.url)
    }

    private mutating func appendURL(of node: MarkdownNode) -> Range<Int> {
        let start = html.count
        html.append(url: node.url)
        return start..<html.count
    }

    private mutating func appendTitle(of node: MarkdownNode) {
        guard !node.title.isEmpty else { return }
        html.append(html: " title=\"")
        html.append(escaping: node.title)
        html.append(html: "\"")
    }

    private mutating func note(_ node: MarkdownNode, _ use: Reference.Use, at range: Range<Int>?) {
        let url = String(decoding: node.url, as: UTF8.self)
        let position = position(of: node)
        references.append(Reference(use: use, url: url, position: position, htmlRange: range))
        guard !isSafeURL(node.url) else { return }
        diagnostics.append(
            Diagnostic(
                .warning, id: "markdown.unsafe-url", "the address '\(url)' is left out",
                hint: "link to http, https, mailto, tel or a path of this site", in: source, at: position))
    }
}
