import Diagnostics

/// Reads a document from elsewhere: no external entities, no entities of its own, limits on size and depth.
enum XMLReading {
    /// - Parameter source: UTF-8.
    /// - Throws: `import.too-large`, `import.doctype`, `import.not-xml`, `import.too-deep`, with the place.
    static func parse(_ source: SourceText) throws(Diagnostic) -> XMLNode {
        guard source.count <= Limits.feedBytes else { throw .feedTooLarge(source.path) }
        var scanner = XMLScanner(source.bytes)
        var builder = XMLTreeBuilder(source)
        do {
            while let event = try scanner.next() { try builder.take(event, at: scanner.tagStart) }
        } catch let problem as NotWellFormed {
            if let offset = problem.reference { throw unknownReference(at: offset, in: source) }
            if scanner.isAtDocumentType {
                throw Diagnostic(
                    .error, id: "import.doctype", "a document type may define entities, which are not read",
                    hint: "remove the '<!DOCTYPE …>': no feed needs one", in: source,
                    at: source.position(at: scanner.tagStart))
            }
            throw malformed(source, after: builder.lastPosition)
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw malformed(source, after: builder.lastPosition)
        }
        guard let root = builder.root else { throw malformed(source, after: builder.lastPosition) }
        return root
    }

    /// Where reading stopped may be the end of the file: the trouble lies behind the last tag that was understood.
    private static func malformed(_ source: SourceText, after position: SourcePosition) -> Diagnostic {
        Diagnostic(
            .error, id: "import.not-xml", "the file is not well-formed XML behind this place",
            hint: "often a tag that is not closed, or half a file", in: source, at: position)
    }

    /// The usual reason why a feed is no XML.
    private static func unknownReference(at offset: Int, in source: SourceText) -> Diagnostic {
        let rest = source.bytes[(offset + 1)...]
        let name = rest.prefix(40).prefix {
            $0 < 0x80 && Character(Unicode.Scalar($0)).isLetter || $0 == UInt8(ascii: "#") || 0x30...0x39 ~= $0
        }
        let isClosed = !name.isEmpty && rest.dropFirst(name.count).first == UInt8(ascii: ";")
        let written = "&" + String(decoding: name, as: UTF8.self) + ";"
        let (message, hint) =
            if isClosed, name.first == UInt8(ascii: "#") {
                ("'\(written)' stands for no character, so the file is no XML", "take it out")
            } else if isClosed {
                (
                    "'\(written)' is no entity of HTML or XML",
                    "write '&amp;\(written.dropFirst())', or the character itself"
                )
            } else {
                ("this '&' begins no entity, so the file is no XML", "write '&amp;'")
            }
        return Diagnostic(
            .error, id: "import.not-xml", message, hint: hint, in: source, at: source.position(at: offset))
    }
}

extension Diagnostic {
    /// - Parameter path: as messages name the file.
    public static func feedTooLarge(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "import.too-large", "the file has more than \(Limits.feedBytes / 1_000_000) MB",
            hint: "a feed of that size is none: split it, or import the newer half", path: path)
    }
}

extension XMLScanner {
    /// Whether the last tag is a document type, in letters of any case.
    fileprivate var isAtDocumentType: Bool {
        String(decoding: bytes[tagStart...].prefix(9), as: UTF8.self).uppercased() == "<!DOCTYPE"
    }
}

/// Puts what is read together.
private struct XMLTreeBuilder {
    private(set) var root: XMLNode?
    /// Of the last start tag.
    private(set) var lastPosition = SourcePosition.start
    private let source: SourceText
    private var open: [XMLNode] = []

    init(_ source: SourceText) { self.source = source }

    /// - Parameter offset: where the last start tag begins.
    mutating func take(_ event: XMLEvent, at offset: Int) throws(Diagnostic) {
        switch event {
        case .start(let name, let namespace, let attributes):
            lastPosition = source.position(at: offset)
            guard open.count < Limits.feedDepth else {
                throw Diagnostic(
                    .error, id: "import.too-deep", "elements are nested more than \(Limits.feedDepth) deep",
                    hint: "no feed is: was another file meant?", in: source, at: lastPosition)
            }
            let local = name.split(separator: ":").last.map(String.init) ?? name
            let known = namespace.flatMap(XMLNamespaces.prefix)
            open.append(
                XMLNode(name: known.map { $0 + ":" + local } ?? name, attributes: attributes, position: lastPosition))
        case .text(let text): open[open.count - 1].text += text
        case .end:
            let node = open.removeLast()
            if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
        }
    }
}
