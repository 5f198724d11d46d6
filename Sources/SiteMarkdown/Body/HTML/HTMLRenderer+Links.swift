import SiteDiagnostics

extension HTMLRenderer {
    mutating func openLink(_ node: MarkdownNode) {
        if isTagName(node) {
            rawHTMLPlaces.append(position(of: node))
            return text("<".utf8)
        }
        guard imageDepth == 0 else { return note(node, .link, at: nil) }
        linkIsOpen = isUsable(node) && !isInHTMLLink
        guard linkIsOpen else { return note(node, .link, at: nil) }
        html.append(html: "<a href=\"")
        note(node, .link, at: appendURL(of: node))
        html.append(html: "\"")
        appendTitle(of: node)
        html.append(html: ">")
    }

    mutating func closeLink(_ node: MarkdownNode) {
        if isTagName(node) { return text(">".utf8) }
        if imageDepth == 0, linkIsOpen { html.append(html: "</a>") }
    }

    mutating func openImage(_ node: MarkdownNode) {
        imageDepth += 1
        guard imageDepth == 1, isUsable(node) else { return note(node, .image, at: nil) }
        imageStart = (references.count, html.count)
        html.append(html: "<img src=\"")
        note(node, .image, at: appendURL(of: node))
        html.append(html: "\" alt=\"")
    }

    mutating func closeImage(_ node: MarkdownNode) {
        imageDepth -= 1
        guard imageDepth == 0, isUsable(node) else { return }
        html.append(html: "\"")
        // A figure shows the title as its caption.
        if !(node.parent.map(isFigure) ?? false) { appendTitle(of: node) }
        html.append(html: " loading=\"lazy\" decoding=\"async\">")
        references[imageStart.reference].element = imageStart.bytes..<html.count
    }

    /// CommonMark reads `<svelte:head>` as a link with a scheme. Its author means the name of a tag.
    private func isTagName(_ node: MarkdownNode) -> Bool {
        guard !isSafeURL(node.url), let child = node.firstChild, child.next == nil, child.kind == .text,
            child.literal.elementsEqual(node.url)
        else { return false }
        let scheme = String(decoding: node.url.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
        if ["javascript", "vbscript", "data", "file", "ftp", "blob", "about", "urn"].contains(scheme) { return false }
        return node.url.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-_.:".utf8.contains(byte)
            }
        }
    }

    /// False for an empty address, which would link the page to itself.
    func isUsable(_ node: MarkdownNode) -> Bool {
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
        note(String(decoding: node.url, as: UTF8.self), use, position: position(of: node), at: range)
    }

    /// Records a reference, and reports an unsafe address.
    ///
    /// - Parameter range: The range of the address in the HTML; `nil` if it is not written.
    mutating func note(_ url: String, _ use: Reference.Use, position: SourcePosition, at range: Range<Int>?) {
        references.append(Reference(use: use, url: url, position: position, htmlRange: range))
        guard !isSafeURL(url.utf8) else { return }
        diagnostics.add(
            Diagnostic(
                .warning, id: "markdown.unsafe-url", "the address '\(url)' is unsafe and is left out",
                hint: "link to http, https, mailto, tel or a path of this site", in: source, at: position))
    }
}
