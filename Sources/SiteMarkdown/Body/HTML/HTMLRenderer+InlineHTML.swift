import SiteDiagnostics

/// An HTML element of the author inside a paragraph that is not closed yet.
struct InlineElement {
    /// The node of the end tag.
    let end: OpaquePointer
    /// The name that is written; empty if only the content is written.
    let name: String
    /// True if the element goes through the parser.
    let isPiece: Bool
}

/// Parts of a line are written at once: their tags are pairs, so they need no parser. Blocks inside a line go through the
/// parser, as HTML blocks do.
extension HTMLRenderer {
    /// Writes a tag.
    ///
    /// - Returns: False if the tag must be shown as text: the policy wants it, or nothing closes it.
    mutating func safeTag(_ node: MarkdownNode) -> Bool {
        if let element = elements.last, element.end == node.pointer {
            elements.removeLast()
            if element.isPiece {
                addPiece(node)
            } else if !element.name.isEmpty {
                html += "</\(element.name)>".utf8
            }
            return true
        }
        if elements.last?.isPiece ?? false {
            addPiece(node)
            return true
        }
        guard let tag = HTMLTag(node.literal), !tag.isEnd else { return false }
        let policy = HTMLPolicy.of(tag.name)
        if policy.treatment == .text || HTMLPolicy.isVoid(tag.name) { return voidTag(tag.name, policy, node) }
        guard elements.count < Limits.depth else { return false }
        guard let end = pairs.end(of: node) else { return tag.closesItself && emptyElement(tag.name, policy, node) }
        // Browsers read the content as text, and show it if they cannot show the frame.
        if HTMLPolicy.isRawText(tag.name) {
            addPiece(node, with: "</\(tag.name)>")
            elements.append(InlineElement(end: end, name: "", isPiece: false))
            return true
        }
        if policy.place == .flow || policy.treatment == .embed || policy.treatment == .nothing {
            if imageDepth == 0 { addPiece(node) }
            elements.append(InlineElement(end: end, name: "", isPiece: imageDepth == 0))
            return true
        }
        let name = imageDepth == 0 ? open(policy, node) : nil
        elements.append(InlineElement(end: end, name: name ?? "", isPiece: false))
        return true
    }

    /// True inside a link that the author wrote as HTML. Links cannot contain links.
    var isInHTMLLink: Bool { elements.contains { $0.name == "a" } }

    private mutating func voidTag(_ name: String, _ policy: HTMLPolicy, _ node: MarkdownNode) -> Bool {
        switch policy.treatment {
        case .text: return false
        case .nothing, .content: remove(policy.removal, at: position(of: node))
        case .embed: addPiece(node)
        case .element:
            if name == "img" { return picture(AuthorsAttributes(node.literal), at: position(of: node)) }
            if policy.place == .flow { addPiece(node) } else { html += imageDepth == 0 ? "<\(name)>".utf8 : "".utf8 }
        }
        return true
    }

    /// Writes an element that ends in its own tag, as in JSX: `<audio src="…" />`.
    private mutating func emptyElement(_ name: String, _ policy: HTMLPolicy, _ node: MarkdownNode) -> Bool {
        if policy.place == .flow || policy.treatment == .embed || policy.treatment == .nothing {
            addPiece(node, with: "</\(name)>")
        } else if imageDepth == 0, let name = open(policy, node) {
            html += "</\(name)>".utf8
        }
        return true
    }

    /// Writes the start tag of a part of a line.
    ///
    /// - Returns: The name; `nil` if only the content of the element is written.
    private mutating func open(_ policy: HTMLPolicy, _ node: MarkdownNode) -> String? {
        let place = position(of: node)
        remove(policy.removal, at: place)
        guard case .element(let name) = policy.treatment else { return nil }
        guard policy.parents.isEmpty || policy.parents.contains(elements.last?.name ?? "") else { return nil }
        let isInLink = isInHTMLLink || node.isInLink
        return startTag(name, AuthorsAttributes(node.literal), policy, isInLink: isInLink, at: place) ? name : nil
    }

    private mutating func addPiece(_ node: MarkdownNode, with end: String = "") {
        guard imageDepth == 0, let parent = node.parent else { return }
        let reading = authored.read(Array(node.literal) + end.utf8, of: node, in: parent)
        authored.add(reading, at: html.count, position(of: node))
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
