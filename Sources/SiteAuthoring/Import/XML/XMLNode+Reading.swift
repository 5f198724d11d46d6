import SiteDiagnostics
import SiteMarkup
import SiteXMLReading

extension XMLNode {
    /// Parses an untrusted document. It cannot define entities, and its size and depth are limited.
    ///
    /// - Parameter source: the document in UTF-8.
    ///
    /// - Throws: `import.too-large`, `import.doctype`, `import.not-xml`, `import.too-deep`, with the position.
    init(reading source: SourceText, _ takeItem: (_ item: XMLNode, _ root: XMLNode) -> Void) throws(Diagnostic) {
        guard source.count <= Limits.feedBytes else { throw .feedTooLarge(source.path) }
        var builder = XMLTreeBuilder(source)
        do {
            let reader = XMLReader(depth: Limits.feedDepth, names: .asWritten, entities: htmlEntities)
            try reader.read(source.bytes) { event, offset in
                if let (item, root) = try builder.take(event, at: offset) { takeItem(item, root) }
            }
        } catch let problem as XMLProblem {
            throw problem.diagnostic(in: source, open: builder.innermost)
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw XMLProblem(message: "\(error)", offset: 0).diagnostic(in: source, open: nil)
        }
        guard let root = builder.root else {
            throw XMLProblem(reason: .endsEarly, message: "no element found", offset: 0).diagnostic(
                in: source, open: nil)
        }
        self = root
    }
}

/// Feeds use HTML's entities without declaring them.
private let htmlEntities = XMLEntities(HTMLEntities.named)

extension Diagnostic {
    /// - Parameter path: the path as messages name it.
    package static func feedTooLarge(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "import.too-large", "this feed has more than \(Limits.feedBytes / 1_000_000) MB",
            hint: "split it, or import only the newer half", path: path, position: .start)
    }
}

/// Builds the tree from parser events.
private struct XMLTreeBuilder {
    private struct Element {
        var node: XMLNode
        /// The namespaces, by prefix.
        var namespaces: [Substring: String] = [:]
        /// The size of its content: the number of elements and attributes, and the bytes of text.
        var size = (parts: 0, bytes: 0)
    }

    private(set) var root: XMLNode?
    private let source: SourceText
    private var open: [Element] = []
    private var items = 0

    init(_ source: SourceText) { self.source = source }

    /// The innermost open element, without its later children.
    var innermost: XMLNode? { open.last?.node }

    /// - Returns: the item that ends with the event, and its root.
    mutating func take(_ event: XMLEvent, at offset: Int) throws(Diagnostic) -> (item: XMLNode, root: XMLNode)? {
        switch event {
        case .start(let element): try start(element, at: source.position(at: offset))
        case .text(let text):
            open[open.count - 1].node.text += text.withMeantCharacters
            try grow(parts: 0, bytes: text.utf8.count)
        case .end:
            var element = open.removeLast()
            element.node.text = element.node.text.withBlanks
            if open.isEmpty {
                root = element.node
            } else if isItem(element.node) {
                try countItem(element.node)
                return (element.node, open[0].node)
            } else {
                open[open.count - 1].node.children.append(element.node)
                try grow(parts: element.size.parts, bytes: element.size.bytes)
            }
        default: break
        }
        return nil
    }

    /// Whether this is one of the feed's items, in the element that is open.
    private func isItem(_ node: XMLNode) -> Bool {
        switch open[0].node.name {
        case "rss", "rdf:RDF":
            node.name == "item" && (open.count == 1 || open.count == 2 && open[1].node.name == "channel")
        case "channel": node.name == "item" && open.count == 1
        case "atom:feed": node.name == "atom:entry" && open.count == 1
        case "feed": ["entry", "atom:entry"].contains(node.name) && open.count == 1
        default: false
        }
    }

    /// Ends the reading at the first item beyond the limit.
    private mutating func countItem(_ item: XMLNode) throws(Diagnostic) {
        items += 1
        guard items > Limits.feedItems else { return }
        throw Diagnostic(
            .error, id: "import.too-many", "this feed has more than \(Limits.feedItems) items",
            hint: "split it, or import only the newer half", in: source, at: item.position)
    }

    /// Adds to the size of the innermost element.
    private mutating func grow(parts: Int, bytes: Int) throws(Diagnostic) {
        open[open.count - 1].size.parts += parts
        open[open.count - 1].size.bytes += bytes
        let size = open[open.count - 1].size
        if size.parts > Limits.feedParts {
            throw tooMuch("import.too-many", "\(Limits.feedParts) elements and attributes")
        }
        if size.bytes > Limits.textFile {
            throw tooMuch("import.too-large", "\(Limits.textFile / 1_000_000) MB of text")
        }
    }

    private func tooMuch(_ id: String, _ amount: String) -> Diagnostic {
        let node = open[open.count - 1].node
        return Diagnostic(
            .error, id: id, "<\(node.name)> contains more than \(amount)",
            hint: "check whether this is the right file", in: source, at: node.position)
    }

    private mutating func start(_ element: XMLElement, at position: SourcePosition) throws(Diagnostic) {
        guard open.count < Limits.feedDepth else {
            throw Diagnostic(
                .error, id: "import.too-deep", "elements are nested more than \(Limits.feedDepth) deep",
                hint: "check the file; feeds are not nested this deep", in: source, at: position)
        }
        var new = Element(node: XMLNode(name: element.name.local, position: position))
        new.node.offset = open.last?.node.text.utf8.count ?? 0
        for attribute in element.attributes {
            let name = attribute.name.local
            if name == "xmlns" || name.hasPrefix("xmlns:") {
                new.namespaces[name.dropFirst("xmlns:".count)] = attribute.value
            } else {
                new.node.attributes[XMLNamespaces.usual(name)] =
                    PlainText(attribute.value.withMeantCharacters).string
            }
        }
        open.append(new)
        try grow(
            parts: 1 + element.attributes.count, bytes: element.attributes.reduce(0) { $0 + $1.value.utf8.count })
        // A feed may leave its prefixes undeclared: these names stay as they are.
        let parts = element.name.local.split(separator: ":", maxSplits: 1)
        let prefix = parts.count == 2 ? parts[0] : ""
        let namespace = open.last { $0.namespaces[prefix] != nil }?.namespaces[prefix]
        var name = element.name.local
        if let usual = namespace.flatMap(XMLNamespaces.prefix), let local = parts.last {
            name = usual.isEmpty ? String(local) : usual + ":" + local
        }
        open[open.count - 1].node.name = XMLNamespaces.usual(name)
    }
}

extension String {
    /// Replaces control characters by those of windows-1252, which writers mean with `&#146;` for `’`.
    fileprivate var withMeantCharacters: String {
        guard unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value }) else { return self }
        return String(UnicodeScalarView(unicodeScalars.map { HTMLEntities.character($0.value) }))
    }

    /// The text with a space for each byte of its forbidden characters, so that offsets stay the same.
    fileprivate var withBlanks: String {
        var text = self
        let forbidden = text.withUTF8 { $0.forbiddenCharacters }
        guard !forbidden.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for range in forbidden {
            bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: " "), count: range.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
