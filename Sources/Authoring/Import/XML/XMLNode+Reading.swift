import Diagnostics
import Markup
import XMLReading

extension XMLNode {
    /// Reads a document from elsewhere. It has no entities of its own, and its size and depth are limited.
    ///
    /// - Parameter source: UTF-8.
    /// - Throws: `import.too-large`, `import.doctype`, `import.not-xml`, `import.too-deep`, with the place.
    init(reading source: SourceText) throws(Diagnostic) {
        guard source.count <= Limits.feedBytes else { throw .feedTooLarge(source.path) }
        var builder = XMLTreeBuilder(source)
        do {
            let reader = XMLReader(depth: Limits.feedDepth, names: .asWritten, entities: htmlEntities)
            try reader.read(source.bytes) { event, offset in try builder.take(event, at: offset) }
        } catch let problem as XMLProblem {
            throw builder.diagnostic(problem.message, at: problem.offset)
        } catch let problem as Diagnostic {
            throw problem
        } catch {
            throw builder.diagnostic("\(error)", at: 0)
        }
        guard let root = builder.root else { throw builder.diagnostic("no element found", at: 0) }
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
            hint: "a feed of that size is none: split it, or import the newer half", path: path)
    }
}

/// Puts what is read together.
private struct XMLTreeBuilder {
    private struct Element {
        var node: XMLNode
        /// By prefix.
        var namespaces: [Substring: String] = [:]
    }

    private(set) var root: XMLNode?
    private let source: SourceText
    private var open: [Element] = []

    init(_ source: SourceText) { self.source = source }

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
                hint: "no feed is: was another file meant?", in: source, at: position)
        }
        var new = Element(node: XMLNode(name: element.name.local, position: position))
        for attribute in element.attributes {
            let name = attribute.name.local
            if name == "xmlns" || name.hasPrefix("xmlns:") {
                new.namespaces[name.dropFirst("xmlns:".count)] = attribute.value
            } else {
                new.node.attributes[name] = attribute.value.withMeantCharacters
            }
        }
        open.append(new)
        // A feed may leave its prefixes undeclared: these names stay as they are.
        let parts = element.name.local.split(separator: ":", maxSplits: 1)
        let prefix = parts.count == 2 ? parts[0] : ""
        let namespace = open.last { $0.namespaces[prefix] != nil }?.namespaces[prefix]
        if let usual = namespace.flatMap(XMLNamespaces.prefix), let local = parts.last {
            open[open.count - 1].node.name = usual + ":" + local
        }
    }

    // MARK: Problems

    func diagnostic(_ problem: String, at offset: Int) -> Diagnostic {
        let rest = source.bytes[min(offset, source.count)...]
        if String(decoding: rest.prefix(9), as: UTF8.self).uppercased() == "<!DOCTYPE" {
            return Diagnostic(
                .error, id: "import.doctype", "a document type may define entities, which are not read",
                hint: "remove the '<!DOCTYPE …>': no feed needs one", in: source,
                at: source.position(at: offset))
        }
        if let offset = reference(before: rest.startIndex) { return unknownReference(at: offset) }
        // A file that ends too early says nothing about the place, but for the tag that is still open.
        let isOpen = rest.isEmpty && !open.isEmpty
        return Diagnostic(
            .error, id: "import.not-xml",
            isOpen
                ? "this tag is not closed before the file ends"
                : "the file is not well-formed XML: \(problem)",
            hint: "often a tag that is not closed, or half a file", in: source,
            at: open.last.flatMap { isOpen ? $0.node.position : nil } ?? source.position(at: offset))
    }

    /// The `&` of the reference in which reading stopped, if it did so in one.
    private func reference(before offset: Int) -> Int? {
        let bytes = source.bytes
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "&") { return offset }
        let start = bytes[..<offset].suffix(40).lastIndex { !$0.isInReference }
        return start.flatMap { bytes[$0] == UInt8(ascii: "&") ? $0 : nil }
    }

    /// The usual reason why a feed is no XML.
    private func unknownReference(at offset: Int) -> Diagnostic {
        let rest = source.bytes[(offset + 1)...]
        let name = rest.prefix(40).prefix(while: \.isInReference)
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

extension UInt8 {
    /// A letter or digit of ASCII, or `#`.
    fileprivate var isInReference: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"): true
        default: false
        }
    }
}

extension String {
    /// Writers who have windows-1252 in mind write its numbers, `&#146;` for `’`; nobody means a control character.
    fileprivate var withMeantCharacters: String {
        guard unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { HTMLEntities.character($0.value) }))
    }
}
