import SiteDiagnostics
import SiteMarkup

/// Safe elements inside paragraphs are written anew: their names from a list, and of their attributes only addresses and
/// texts. Nothing is copied from the author's tags.
extension HTMLRenderer {
    /// Writes a tag of a safe element.
    ///
    /// - Returns: False if the tag must be shown as text: its element is not on the list, or nothing closes it.
    mutating func safeTag(_ node: MarkdownNode) -> Bool {
        if let element = elements.last, element.end == node.pointer {
            elements.removeLast()
            if !element.name.isEmpty { html += "</\(element.name)>".utf8 }
            return true
        }
        guard let tag = HTMLTag(node.literal), !tag.isEnd else { return false }
        if tag.name == "wbr" {
            self.tag("<wbr>")
            return true
        }
        let attributes = InlineAttributes(node.literal)
        if tag.name == "img" { return picture(attributes, at: position(of: node)) }
        guard let name = InlineElement.written[tag.name], elements.count < Limits.depth, let end = pairs.end(of: node)
        else { return false }
        let isWritten = imageDepth == 0 && open(name, attributes, node)
        elements.append(InlineElement(end: end, name: isWritten ? name : ""))
        return true
    }

    /// True inside a link that the author wrote as HTML. Links cannot contain links.
    var isInHTMLLink: Bool { elements.contains { $0.name == "a" } }

    /// Writes a start tag.
    ///
    /// - Returns: False if only the content of the element is written.
    private mutating func open(_ name: String, _ attributes: InlineAttributes, _ node: MarkdownNode) -> Bool {
        switch name {
        case "": return false
        case "rp", "rt": guard elements.last?.name == "ruby" else { return false }
        case "a":
            guard let url = attributes.link, !isInHTMLLink, !node.isInLink else { return false }
            let place = position(of: node)
            guard isSafeURL(url.utf8) else {
                note(url, .link, position: place, at: nil)
                return false
            }
            html.append(html: "<a href=\"")
            note(url, .link, position: place, at: append(address: url))
            html.append(html: "\"")
            append(title: attributes.title)
            html.append(html: ">")
            return true
        default: break
        }
        html += "<\(name)".utf8
        append(title: attributes.title)
        html.append(html: ">")
        return true
    }

    /// Writes a picture. Inside a picture of Markdown, whose content is reduced to its text, nothing is written.
    ///
    /// - Returns: False if the picture has no address.
    private mutating func picture(_ attributes: InlineAttributes, at place: SourcePosition) -> Bool {
        guard let url = attributes.picture else { return false }
        if imageDepth > 0 { return true }
        guard isSafeURL(url.utf8) else {
            note(url, .image, position: place, at: nil)
            text(attributes.alternative.utf8)
            return true
        }
        let start = html.count
        html.append(html: "<img src=\"")
        note(url, .image, position: place, at: append(address: url))
        html.append(html: "\" alt=\"")
        html.append(escaping: attributes.alternative.utf8)
        html.append(html: "\"")
        append(title: attributes.title)
        html.append(html: " loading=\"lazy\" decoding=\"async\">")
        references[references.count - 1].element = start..<html.count
        return true
    }

    /// Writes an HTML block that contains only pictures as a paragraph.
    ///
    /// - Returns: False if the block contains something else.
    mutating func pictureBlock(_ node: MarkdownNode) -> Bool {
        var reader = MarkupReader(node.literal[...])
        var pictures: [InlineAttributes] = []
        while let piece = reader.next() {
            switch piece {
            case .start(let name) where String(decoding: name, as: UTF8.self).lowercased() == "img":
                pictures.append(InlineAttributes(&reader))
            case .text(let text) where text.allSatisfy { $0 <= 0x20 }: break
            default: return false
            }
        }
        guard !pictures.isEmpty, pictures.allSatisfy({ $0.picture != nil }), !node.literal.contains("<!".utf8) else {
            return false
        }
        block("<p>")
        for (index, attributes) in pictures.enumerated() {
            if index > 0 { text("\n".utf8) }
            _ = picture(attributes, at: position(of: node))
        }
        html.append(html: "</p>\n")
        return true
    }

    private mutating func append(address url: String) -> Range<Int> {
        let start = html.count
        html.append(url: url.utf8)
        return start..<html.count
    }

    private mutating func append(title: String) {
        guard !title.isEmpty else { return }
        html.append(html: " title=\"")
        html.append(escaping: title.utf8)
        html.append(html: "\"")
    }
}

extension MarkdownNode {
    /// True inside a link of Markdown.
    fileprivate var isInLink: Bool {
        var ancestor = parent
        while let current = ancestor {
            if current.kind == .link { return true }
            ancestor = current.parent
        }
        return false
    }
}
