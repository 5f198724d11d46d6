import SiteDiagnostics
import SiteMarkup
import SiteXMLReading

extension XMLNode {
    /// Reads a feed. It has no entities of its own, and its size and depth are limited.
    ///
    /// - Parameters:
    ///   - source: UTF-8.
    ///   - takeItem: is given each item and the root that it stands in. The root that is read has no items, so that memory holds one item
    ///     at a time.
    /// - Throws: `import.doctype`, `import.not-xml`, `import.too-deep`, `import.too-many`, `import.too-large`, with the place.
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

/// Feeds use the entity names of HTML without declaring them.
private let htmlEntities = XMLEntities(HTMLEntities.named)

extension Diagnostic {
    /// - Parameter path: as messages name the file.
    public static func feedTooLarge(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "import.too-large", "the file has more than \(Limits.feedBytes / 1_000_000) MB",
            hint: "a feed of that size is none: split it, or import the newer half", path: path,
            position: .start)
    }
}

/// Puts what is read together.
private struct XMLTreeBuilder {
    private struct Element {
        var node: XMLNode
        /// By prefix.
        var namespaces: [Substring: String] = [:]
        /// What it holds, with everything in it: elements and attributes, and bytes of text.
        var size = (parts: 0, bytes: 0)
    }

    private(set) var root: XMLNode?
    private let source: SourceText
    private var open: [Element] = []

    init(_ source: SourceText) { self.source = source }

    /// The element that is open, its children and its end not read yet.
    var innermost: XMLNode? { open.last?.node }

    /// - Returns: the item that ends with the event, and its root.
    mutating func take(_ event: XMLEvent, at offset: Int) throws(Diagnostic) -> (item: XMLNode, root: XMLNode)? {
        switch event {
        case .start(let element): try start(element, at: source.position(at: offset))
        case .text(let text):
            open[open.count - 1].node.text += text.withMeantCharacters
            try grow(parts: 0, bytes: text.utf8.count)
        case .end:
            let element = open.removeLast()
            if open.isEmpty {
                root = element.node
            } else if isItem(element.node) {
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

    /// Counts what the innermost element holds.
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
            .error, id: id, "<\(node.name)> holds more than \(amount)",
            hint: "no episode and no show has so much: was another file meant?", in: source, at: node.position)
    }

    private mutating func start(_ element: XMLElement, at position: SourcePosition) throws(Diagnostic) {
        guard open.count < Limits.feedDepth else {
            throw Diagnostic(
                .error, id: "import.too-deep", "elements are nested more than \(Limits.feedDepth) deep",
                hint: "no feed is: was another file meant?", in: source, at: position)
        }
        var new = Element(node: XMLNode(name: element.name.local, position: position))
        new.node.offset = open.last?.node.text.utf8.count ?? 0
        for attribute in element.attributes {
            let name = attribute.name.local
            if name == "xmlns" || name.hasPrefix("xmlns:") {
                new.namespaces[name.dropFirst("xmlns:".count)] = attribute.value
            } else {
                new.node.attributes[XMLNamespaces.usual(name)] = attribute.value.withMeantCharacters
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
    /// Writers who have windows-1252 in mind write its numbers, `&#146;` for `’`; nobody means a control character.
    fileprivate var withMeantCharacters: String {
        guard unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { HTMLEntities.character($0.value) }))
    }
}
