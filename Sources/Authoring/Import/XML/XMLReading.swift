import Diagnostics

/// Reads a document from elsewhere: no external entities, no entities of its own, limits on size and depth.
enum XMLReading {
    /// Bytes of the largest feed that is read: the longest feeds of the world have some 50 MB.
    static let largest = 128_000_000
    /// Feeds are five deep; a document that nests without end would fill the stack.
    static let deepest = 64

    /// - Throws: `import.too-large`, `import.doctype`, `import.not-xml`, `import.too-deep`, `source.invalid-utf8`, with the
    ///   place.
    static func parse(_ source: SourceText) throws(Diagnostic) -> XMLNode {
        guard source.bytes.count <= largest else {
            throw Diagnostic(
                .error, id: "import.too-large", "the file has more than \(largest / 1_000_000) MB",
                hint: "a feed of that size is none: split it, or import the newer half", path: source.path)
        }
        if let offset = documentType(in: source.bytes) {
            throw Diagnostic(
                .error, id: "import.doctype", "a document type may define entities, which are not read",
                hint: "remove the '<!DOCTYPE …>': no feed needs one", in: source, at: source.position(at: offset))
        }
        var scanner = XMLScanner(try XMLText.utf8(source))
        var builder = XMLTreeBuilder(source)
        do {
            while let event = try scanner.next() { try builder.take(event) }
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw malformed(source, after: builder.lastPosition)
        }
        guard let root = builder.root else { throw malformed(source, after: builder.lastPosition) }
        return root
    }

    /// Where reading stopped may be the end of the file. The first bare `&` is the usual reason; else the
    /// trouble lies behind the last tag that was understood.
    private static func malformed(_ source: SourceText, after position: SourcePosition) -> Diagnostic {
        if let offset = XMLPlaces.bareAmpersand(in: source.bytes) {
            return Diagnostic(
                .error, id: "import.not-xml", "this '&' begins no entity, so the file is no XML",
                hint: "write '&amp;'", in: source, at: source.position(at: offset))
        }
        return Diagnostic(
            .error, id: "import.not-xml", "the file is not well-formed XML behind this place",
            hint: "often a tag that is not closed, or half a file", in: source, at: position)
    }

    /// Looked for outside comments and CDATA, whatever the parser would do with it.
    private static func documentType(in bytes: [UInt8]) -> Int? {
        let mark = Array("<!DOCTYPE".utf8)
        // It can only stand before the root element.
        var places = XMLPlaces(bytes)
        let end = places.next() ?? bytes.count
        var offset = 0
        while let start = bytes[offset..<end].firstIndex(of: UInt8(ascii: "<")) {
            if bytes[start...].starts(with: "<!--".utf8) {
                offset = start + 4
                while offset < end, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
                continue
            }
            let text = bytes[start..<min(start + mark.count, bytes.count)].map {
                $0 >= 0x61 && $0 <= 0x7A ? $0 - 32 : $0
            }
            if text == mark { return start }
            offset = start + 1
        }
        return nil
    }
}

/// Puts what is read together.
private struct XMLTreeBuilder {
    private(set) var root: XMLNode?
    /// Of the last start tag.
    private(set) var lastPosition = SourcePosition.start
    private let source: SourceText
    private var places: XMLPlaces
    private var open: [XMLNode] = []

    init(_ source: SourceText) {
        self.source = source
        places = XMLPlaces(source.bytes)
    }

    mutating func take(_ event: XMLEvent) throws(Diagnostic) {
        switch event {
        case .start(let name, let namespace, let attributes): try start(name, namespace, attributes)
        case .text(let text): open[open.count - 1].text += text
        case .end:
            let node = open.removeLast()
            if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
        }
    }

    private mutating func start(
        _ name: String, _ namespace: String?, _ attributes: [String: String]
    ) throws(Diagnostic) {
        let position = source.position(at: places.next() ?? source.bytes.count)
        lastPosition = position
        guard open.count < XMLReading.deepest else {
            throw Diagnostic(
                .error, id: "import.too-deep", "elements are nested more than \(XMLReading.deepest) deep",
                hint: "no feed is: was another file meant?", in: source, at: position)
        }
        let local = name.split(separator: ":").last.map(String.init) ?? name
        let known = namespace.flatMap(XMLNamespaces.prefix)
        open.append(XMLNode(name: known.map { $0 + ":" + local } ?? name, attributes: attributes, position: position))
    }
}
