import SiteMarkup

/// A feed's show and its items, named as RSS 2.0 names them, whichever family the feed is of: RSS of any version, or Atom.
enum FeedParts {
    /// - Parameter root: without its items.
    /// - Returns: `nil` for a document that is no feed.
    static func channel(_ root: XMLNode) -> XMLNode? {
        switch root.name {
        case "rss", "rdf:RDF":
            guard var channel = root["channel"] else { return nil }
            channel.children += root.all("channel").dropFirst().flatMap(\.children)
            let known = Set(channel.children.map(\.name))
            channel.children += root.children.filter { $0.name != "channel" && !known.contains($0.name) }
            channel.children.removeAll { $0.name == "items" }
            return channel
        case "channel": return root
        case "atom:feed": return root.fromAtom(isEntry: false)
        case "feed": return root.withAtomNames.fromAtom(isEntry: false)
        default: return nil
        }
    }

    static func item(_ item: XMLNode, in root: XMLNode) -> XMLNode {
        switch root.name {
        case "rdf:RDF": item.namedByAbout
        case "atom:feed": item.fromAtom(isEntry: true)
        case "feed": item.withAtomNames.fromAtom(isEntry: true)
        default: item
        }
    }
}

extension XMLNode {
    /// RSS 1.0 says in an attribute which item this is.
    fileprivate var namedByAbout: XMLNode {
        var item = self
        guard let about = item.attributes.removeValue(forKey: "rdf:about"), item["guid"] == nil else { return item }
        item.children.append(child("guid", text: about, ["isPermaLink": "false"]))
        return item
    }

    /// A feed that leaves the namespace out.
    fileprivate var withAtomNames: XMLNode {
        var node = self
        if !name.contains(":") { node.name = "atom:" + name }
        if ["feed", "entry", "author"].contains(name) { node.children = children.map(\.withAtomNames) }
        return node
    }

    /// A feed or an entry of Atom (RFC 4287, and 0.3) with the names of RSS. What RSS has no name for stays as it is.
    fileprivate func fromAtom(isEntry: Bool) -> XMLNode {
        var node = self
        node.name = isEntry ? "item" : "channel"
        let isPublished = self["atom:published"] != nil || self["atom:issued"] != nil
        node.children = children.map { child in
            switch child.name {
            case "atom:title": child.words(named: "title")
            case "atom:subtitle", "atom:tagline": child.body(named: isEntry ? "itunes:subtitle" : "description")
            case "atom:summary": child.body(named: "description")
            case "atom:content" where child.holdsText: child.body(named: "content:encoded")
            case "atom:id": self.child("guid", text: child.text, ["isPermaLink": "false"], at: child)
            case "atom:published", "atom:issued": child.named("pubDate")
            case "atom:updated", "atom:modified":
                child.named(!isEntry ? "lastBuildDate" : isPublished ? "atom:updated" : "pubDate")
            case "atom:rights", "atom:copyright": child.words(named: "copyright")
            case "atom:logo": self.child("itunes:image", text: "", ["href": child.text], at: child)
            case "atom:generator": child.named("generator")
            case "atom:author" where child["atom:name"]?.content != nil && self["itunes:author"] == nil:
                self.child("itunes:author", text: child["atom:name"]?.content ?? "", [:], at: child)
            case "atom:category": child.category
            default: child
            }
        }
        // What is more than a name of an author has no place in RSS.
        node.children += children.filter { $0.name == "atom:author" && $0.children.contains { $0.name != "atom:name" } }
        if let language = node.attributes.removeValue(forKey: "xml:lang"), !isEntry {
            node.children.append(child("language", text: language, [:]))
        }
        return node
    }

    /// A category of Atom with its words as text. The scheme is its `domain`, and the term an attribute if the words differ from it.
    private var category: XMLNode {
        let (label, term) = (attribute("label"), attribute("term"))
        var attributes: [String: String] = [:]
        attributes["domain"] = attribute("scheme")
        if let label, label != term { attributes["term"] = term }
        return child("category", text: label ?? term ?? text, attributes)
    }

    /// Whether Atom's content is text, and here.
    private var holdsText: Bool {
        let type = attribute("type")?.lowercased() ?? "text"
        return attribute("src") == nil
            && (["text", "html", "xhtml", "application/xhtml+xml"].contains(type) || type.hasPrefix("text/"))
    }

    /// A text construct of Atom (RFC 4287, 3.1) as a body, which is HTML.
    private func body(named name: String) -> XMLNode {
        var node = named(name)
        node.attributes = attributes.filter { $0.key == "xml:base" }
        // Type and mode of Atom 0.3 say less than what stands there.
        if isPlain { node.text = text.escapedForHTML }
        return node
    }

    /// A text construct of Atom as words on one line.
    private func words(named name: String) -> XMLNode {
        var node = body(named: name)
        node.text = isPlain ? text : (node.html ?? "").withoutTags
        node.children = []
        return node
    }

    private var isPlain: Bool {
        let type = attribute("type")?.lowercased() ?? "text"
        return children.isEmpty && attribute("mode") != "escaped"
            && !["html", "xhtml", "text/html", "application/xhtml+xml"].contains(type)
    }

    private func named(_ name: String) -> XMLNode {
        var node = self
        node.name = name
        return node
    }

    private func child(_ name: String, text: String, _ attributes: [String: String], at place: XMLNode? = nil)
        -> XMLNode
    {
        XMLNode(name: name, attributes: attributes, text: text, position: (place ?? self).position)
    }
}
