import SiteDiagnostics
import SiteMarkup

extension HTMLRenderer {
    /// The number of levels by which the headings of a body are lowered. Some authors begin with `#`, some with `##`.
    /// On the page both are directly below the title.
    func shift(ofHeadingsIn root: MarkdownNode) -> Int {
        var highest: Int?
        root.walk { step, node in
            guard step == .enter else { return true }
            switch node.kind {
            case .document, .blockQuote, .list, .item, .footnoteDefinition: return true
            case .heading:
                if !isOmitted(node) { highest = min(highest ?? node.headingLevel, node.headingLevel) }
                return false
            case .htmlBlock:
                if options.html == .safe { highest = [highest, node.highestHeadingOfHTML].compactMap(\.self).min() }
                return false
            default: return false
            }
        }
        return highest.map { options.topHeading - $0 } ?? 0
    }

    /// - Returns: True if the heading is written.
    mutating func openHeading(_ node: MarkdownNode) -> Bool {
        let text = node.plainText
        if node.headingLevel == 1, title == nil { title = text }
        if isOmitted(node) { return false }
        let id = options.idPrefix + headingIDs.id(for: text)
        headings.append(Heading(level: node.headingLevel, id: id, text: text, position: position(of: node)))
        block("<h")
        html.append(number: shownLevel(node))
        html.append(html: " id=\"")
        html.append(escaping: id.utf8)
        html.append(html: "\">")
        return true
    }

    mutating func closeHeading(_ node: MarkdownNode) {
        if isOmitted(node) { return }
        html.append(html: "</h")
        html.append(number: shownLevel(node))
        html.append(html: ">\n")
    }

    private func shownLevel(_ node: MarkdownNode) -> Int { shownLevel(node.headingLevel) }

    /// - Parameter level: The level from 1 to 6, as written.
    func shownLevel(_ level: Int) -> Int { min(max(level + headingShift, 1), 6) }

    private func isOmitted(_ node: MarkdownNode) -> Bool {
        guard options.omitsTitle, node.headingLevel == 1, let parent = node.parent, parent.kind == .document else {
            return false
        }
        return parent.firstChild?.pointer == node.pointer
    }
}

extension MarkdownNode {
    /// The level of the highest heading in an HTML block.
    fileprivate var highestHeadingOfHTML: Int? {
        var reader = MarkupReader(literal[...])
        var highest: Int?
        while let piece = reader.nextTag() {
            guard case .start(let name) = piece, name.count == 2, name.first.map({ $0 | 0x20 }) == UInt8(ascii: "h"),
                let digit = name.last, (0x31...0x36).contains(digit)
            else { continue }
            highest = min(highest ?? 6, Int(digit - 0x30))
        }
        return highest
    }
}
