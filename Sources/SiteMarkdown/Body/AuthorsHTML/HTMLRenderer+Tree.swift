import SiteDiagnostics
import SiteMarkup

/// An element that is open while a tree is written.
struct OpenHTML {
    /// The nodes that are still to be written.
    var rest: ArraySlice<HTMLNode>
    /// The name of the element in the HTML; empty if only its content is written.
    var name = ""
    /// The bytes after the content.
    var end: [UInt8] = []
    /// The number of bytes up to the content of a paragraph `<p>`; it is taken back if the paragraph is empty.
    var start: Int?
}

/// Writes the HTML of author and Markdown anew from the tree that the parser made of both. Tags of Markdown are copied, and
/// tags of the author go through ``HTMLPolicy``.
extension HTMLRenderer {
    /// - Returns: A reason if the tree does not contain all elements of Markdown.
    mutating func writeAuthorsHTML() -> HTMLExcess? {
        let joined = authored.joined(with: html)
        let moved = MovedReferences(references, in: html)
        html.removeAll(keepingCapacity: true)
        references = []
        var seen: Set<Int> = []
        joined.text.withUnsafeBufferPointer { text in
            let tree = HTMLTree(text)
            // Paragraphs of Markdown have been considered.
            if summary.text.isEmpty { summary.consider(html: tree.root.firstParagraph) }
            stack = [OpenHTML(rest: tree.root.children[...])]
            while let node = nextNode() {
                switch node.kind {
                case .text: write(text: node)
                case .element:
                    guard let offset = tree.offset(of: node) else {
                        writeElement(node, at: lastPlace)
                        continue
                    }
                    switch joined.origin(of: offset) {
                    case .markdown(let start):
                        seen.insert(start)
                        copyTag(at: start, of: joined.own, moved)
                        let end = HTMLPolicy.isVoid(node.name) ? [] : Array("</\(node.name)>".utf8)
                        let start = node.name == "p" ? html.count : nil
                        stack.append(OpenHTML(rest: node.children[...], name: node.name, end: end, start: start))
                    case .author(let place):
                        lastPlace = place
                        // Markdown in a player is for browsers without players.
                        if BodyPlayer(node) != nil {
                            for offset in tree.offsets(in: node) {
                                if case .markdown(let start) = joined.origin(of: offset) { seen.insert(start) }
                            }
                        }
                        writeElement(node, at: place)
                    }
                case .comment, .document: break
                }
            }
        }
        references += moved.unlinked
        headings.sort { $0.position < $1.position }
        return seen.count == joined.tagCount ? nil : .swallowing
    }

    /// The next node to write. Ends the elements before it.
    private mutating func nextNode() -> HTMLNode? {
        while var top = stack.popLast() {
            if let node = top.rest.popFirst() {
                stack.append(top)
                return node
            }
            if let start = top.start, html[start...].allSatisfy({ $0 <= 0x20 }) {
                html.removeLast(html.count - start + "<p>".utf8.count)
                continue
            }
            html += top.end
        }
        return nil
    }

    private mutating func write(text node: HTMLNode) {
        // What is left out leaves no blank lines.
        if node.text.allSatisfy({ $0 <= 0x20 }), html.last ?? 0x0A == 0x0A, !isIn("pre") { return }
        // The parser drops one line end after the tag, and so do browsers.
        if html.hasSuffix("<pre tabindex=\"0\">"), node.text.first == UInt8(ascii: "\n") {
            html.append(UInt8(ascii: "\n"))
        }
        if node.text.forbiddenCharacters.isEmpty {
            text(node.text)
        } else {
            text(PlainText(decoding: node.text).string.utf8)
        }
    }

    /// Copies a start tag of Markdown, whose references move with it.
    private mutating func copyTag(at start: Int, of own: [UInt8], _ moved: MovedReferences) {
        guard let end = own[start...].firstIndex(of: UInt8(ascii: ">")) else { return }
        for var reference in moved.byTag[start] ?? [] {
            let distance = html.count - start
            reference.htmlRange = reference.htmlRange.map { $0.lowerBound + distance..<$0.upperBound + distance }
            reference.element = reference.element.map { $0.lowerBound + distance..<$0.upperBound + distance }
            references.append(reference)
        }
        html += own[start...end]
    }

    // MARK: Elements of the author

    private mutating func writeElement(_ node: HTMLNode, at place: SourcePosition) {
        let policy = HTMLPolicy.of(node.namespace == .html ? node.name : node.namespace == .svg ? "svg" : "math")
        switch policy.treatment {
        case .nothing: remove(policy.removal, at: place)
        case .embed: embed(for: node, policy, at: place)
        case .content:
            remove(policy.removal, at: place)
            stack.append(OpenHTML(rest: node.children[...]))
        case .text:
            rawHTMLPlaces.append(place)
            text(node.writtenTag)
            stack.append(OpenHTML(rest: node.children[...], end: escaped(node.writtenEndTag)))
        case .element(let name): write(name, node, policy, at: place)
        }
    }

    private mutating func write(_ name: String, _ node: HTMLNode, _ policy: HTMLPolicy, at place: SourcePosition) {
        let attributes = AuthorsAttributes(node)
        if name == "img" {
            _ = picture(attributes, at: place)
            return
        }
        let parent = stack.last { !$0.name.isEmpty }?.name ?? ""
        guard policy.parents.isEmpty || policy.parents.contains(parent) else {
            stack.append(OpenHTML(rest: node.children[...]))
            return
        }
        var open = OpenHTML(rest: node.children[...], name: name)
        if let level = headingLevel(name) {
            openHeading(level, node, attributes, at: place)
            open.end = Array("</h\(shownLevel(level))>".utf8)
        } else {
            let scrolls = name == "table" && !isIn("table")
            // A wide table scrolls by itself.
            if scrolls { html.append(html: "<div class=\"table-scroll\" tabindex=\"0\">") }
            let start = html.count
            guard startTag(name, attributes, policy, isInLink: isIn("a"), at: place) else {
                open.name = ""
                stack.append(open)
                return
            }
            if HTMLPolicy.isVoid(name) { return }
            if name == "p", html.count == start + 3 { open.start = html.count }
            open.end = Array("</\(name)>".utf8) + Array((scrolls ? "</div>" : "").utf8)
        }
        stack.append(open)
    }

    private func isIn(_ name: String) -> Bool { stack.contains { $0.name == name } }

    private func headingLevel(_ name: String) -> Int? {
        name.utf8.count == 2 && name.hasPrefix("h") ? name.last?.wholeNumberValue : nil
    }

    private mutating func openHeading(
        _ level: Int, _ node: HTMLNode, _ attributes: AuthorsAttributes, at place: SourcePosition
    ) {
        if attributes.hasEvents { remove("event attribute", at: place) }
        let text = node.readersText
        let own = attributes["id"].flatMap { headingIDs.claim($0) ? $0 : nil }
        let id = options.idPrefix + (own ?? headingIDs.id(for: text))
        headings.append(Heading(level: level, id: id, text: text, position: place))
        html += "<h\(shownLevel(level)) id=\"".utf8
        html.append(escaping: id.utf8)
        html.append(html: "\"")
        if let alignment = attributes.alignment {
            html.append(html: " class=\"")
            html.append(html: alignment)
            html.append(html: "\"")
        }
        html.append(html: ">")
    }

    /// Writes a player: an author's own, or the one of a known site in place of its frame. A link to the address takes the
    /// place of any other frame.
    private mutating func embed(for node: HTMLNode, _ policy: HTMLPolicy, at place: SourcePosition) {
        let isBlock = !isIn("p") && !isIn("a") && !["h1", "h2", "h3", "h4", "h5", "h6"].contains(where: isIn)
        if isBlock { html.append(html: "<p>") }
        if !isIn("a"), let own = BodyPlayer(node) {
            player(own, at: place)
        } else {
            writeFrame(node, policy, at: place)
        }
        if !isBlock { return }
        if html.hasSuffix("<p>") { html.removeLast(3) } else { html.append(html: "</p>") }
    }

    private mutating func writeFrame(_ node: HTMLNode, _ policy: HTMLPolicy, at place: SourcePosition) {
        let attributes = AuthorsAttributes(node.attributes)
        let sources = node.children.filter { $0.kind == .element }.map { AuthorsAttributes($0.attributes) }
        let addresses = ([attributes] + sources).lazy.compactMap { $0.address("src") ?? $0.address("data") }
        guard var url = addresses.first else { return remove(policy.removal, at: place) }
        if !isIn("a"), let known = Embed(address: url) {
            return embed(known, address: known.link, title: attributes.plain("title") ?? "", at: place)
        }
        remove(policy.removal, at: place)
        if url.hasPrefix("//") { url = "https:" + url }
        let title = attributes.plain("title") ?? url
        let link = AuthorsAttributes([("href", url)])
        let isLinked = startTag("a", link, HTMLPolicy.of("a"), isInLink: isIn("a"), at: place)
        text(title.utf8)
        if isLinked { html.append(html: "</a>") }
    }

    private func escaped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(escaping: text)
        return bytes
    }
}

/// The references of Markdown, by the start tags that contain them.
private struct MovedReferences {
    private(set) var byTag: [Int: [Reference]] = [:]
    /// References that no tag contains, because their addresses are not written.
    private(set) var unlinked: [Reference] = []

    init(_ references: [Reference], in html: [UInt8]) {
        for reference in references {
            guard let range = reference.htmlRange,
                let tag = html[..<range.lowerBound].lastIndex(of: UInt8(ascii: "<"))
            else {
                unlinked.append(reference)
                continue
            }
            byTag[tag, default: []].append(reference)
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
        self.suffix(suffix.utf8CodeUnitCount)
            .elementsEqual(UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
    }
}

extension HTMLNode {
    /// The text of the first paragraph that has any; of all nodes if no paragraph does.
    fileprivate var firstParagraph: String {
        var rest = [self]
        while let node = rest.popLast() {
            guard node.kind == .element else { continue }
            if node.name == "p" {
                let text = node.readersText
                if !text.isEmpty { return text }
            }
            rest += node.children.reversed()
        }
        return readersText
    }

    /// The text that a reader sees, with white space collapsed.
    var readersText: String {
        var text = ReadersText()
        var rest = [self]
        while let node = rest.popLast() {
            if node.kind == .text {
                text.append(code: node.text)
            } else if node.kind == .element, HTMLPolicy.of(node.name).treatment != .nothing {
                if HTMLPolicy.of(node.name).place == .flow || node.name == "br" { text.append(CollectionOfOne(0x20)) }
                rest += node.children.reversed()
            }
        }
        return text.finished
    }
}
