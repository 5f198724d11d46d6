import SiteDiagnostics
import SiteMarkup
import SiteXMLReading

extension XMLNode {
    /// Parses an untrusted document. It cannot define entities, and its size and depth are limited.
    ///
    /// - Parameter source: the document in UTF-8.
    ///
    /// - Throws: `import.too-large`, `import.doctype`, `import.not-xml`, `import.too-deep`, with the position.
    init(reading source: SourceText) throws(Diagnostic) {
        guard source.count <= Limits.feedBytes else { throw .feedTooLarge(source.path) }
        var builder = XMLTreeBuilder(source)
        do {
            let reader = XMLReader(depth: Limits.feedDepth, names: .asWritten, entities: htmlEntities)
            try reader.read(source.bytes) { event, offset in try builder.take(event, at: offset) }
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
            hint: "split it, or import only the newer half", path: path)
    }
}

/// Builds the tree from parser events.
private struct XMLTreeBuilder {
    private struct Element {
        var node: XMLNode
        /// The namespaces, by prefix.
        var namespaces: [Substring: String] = [:]
    }

    private(set) var root: XMLNode?
    private let source: SourceText
    private var open: [Element] = []

    init(_ source: SourceText) { self.source = source }

    /// The innermost open element, without its later children.
    var innermost: XMLNode? { open.last?.node }

    mutating func take(_ event: XMLEvent, at offset: Int) throws(Diagnostic) {
        switch event {
        case .start(let element): try start(element, at: source.position(at: offset))
        case .text(let text): open[open.count - 1].node.text += text.withMeantCharacters
        case .end:
            let node = open.removeLast().node
            if open.isEmpty { root = node } else { open[open.count - 1].node.children.append(node) }
        default: break
        }
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
                new.node.attributes[XMLNamespaces.usual(name)] = attribute.value.withMeantCharacters
            }
        }
        open.append(new)
        // A feed may leave out the declaration of a prefix. The name then stays as written.
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
        return String(String.UnicodeScalarView(unicodeScalars.map { HTMLEntities.character($0.value) }))
    }
}
