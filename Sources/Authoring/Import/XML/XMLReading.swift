import Diagnostics
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

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
        let builder = XMLTreeBuilder(source)
        let parser = XMLParser(data: Data(try XMLText.utf8(source)))
        parser.shouldResolveExternalEntities = false
        parser.shouldProcessNamespaces = true
        parser.delegate = builder
        let isWhole = parser.parse()
        if let problem = builder.problem { throw problem }
        guard isWhole, let root = builder.root else { throw malformed(source, after: builder.lastPosition) }
        return root
    }

    /// The parser tells where it gave up, which may be the end of the file. The first bare `&` is the usual reason; else the
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

/// Builds the tree while the parser calls. A class because the parser wants one; it lives in one function call.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
    private(set) var root: XMLNode?
    private(set) var problem: Diagnostic?
    private let source: SourceText
    private var places: XMLPlaces
    private var open: [XMLNode] = []
    /// Of the last start tag.
    private(set) var lastPosition = SourcePosition.start

    init(_ source: SourceText) {
        self.source = source
        places = XMLPlaces(source.bytes)
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let position = source.position(at: places.next() ?? source.bytes.count)
        lastPosition = position
        guard open.count < XMLReading.deepest else {
            problem = Diagnostic(
                .error, id: "import.too-deep", "elements are nested more than \(XMLReading.deepest) deep",
                hint: "no feed is: was another file meant?", in: source, at: position)
            return parser.abortParsing()
        }
        let written = qualifiedName ?? elementName
        let local = written.split(separator: ":").last.map(String.init) ?? written
        let known = namespaceURI.flatMap(XMLNamespaces.prefix)
        open.append(
            XMLNode(name: known.map { $0 + ":" + local } ?? written, attributes: attributes, position: position))
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        guard let node = open.popLast() else { return }
        if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    func parser(_ parser: XMLParser, foundCDATA data: Data) {
        if !open.isEmpty { open[open.count - 1].text += String(decoding: data, as: UTF8.self) }
    }
}
