import SiteDiagnostics
import SiteXMLReading

/// Checks a drawing tag by tag and refuses the first unsafe part.
struct DrawingReader {
    private struct Style {
        /// The depth of nested elements.
        let level: Int
        let offset: Int
        var text = ""
    }

    private(set) var size: PixelSize?
    private(set) var isDrawing = false
    private let entityReferences: Int
    private var longestEntity = 0
    private var level = 0
    private var style: Style?
    private var work = DrawingWork()

    /// - Parameter entityReferences: the maximum number of entity references.
    init(entityReferences: Int) { self.entityReferences = entityReferences }

    mutating func take(_ event: XMLEvent, at offset: Int) throws(DrawingProblem) {
        switch event {
        case .declaration(let encoding):
            if let encoding, encoding.lowercased() != "utf-8" {
                throw DrawingProblem(
                    "it says that it is in \(quoted(encoding)), not in UTF-8", at: offset, isNoDrawing: true)
            }
        case .documentType(let type): try check(type, at: offset)
        case .entity(_, let value): try check(entity: value, at: offset)
        case .otherDeclaration(let what): throw DrawingProblem("it declares \(what)", at: offset)
        case .unknownEntity(let name):
            throw DrawingProblem("it has an entity \(quoted(name)) without a text", at: offset)
        case .instruction(let target):
            if !DrawingNames.instructions.contains(target) {
                throw DrawingProblem("it has an instruction \(quoted(target))", at: offset)
            }
        case .text(let text): if style?.level == level { style?.text += text }
        case .start(let element):
            level += 1
            try start(element, at: offset)
        case .end:
            try end()
            level -= 1
        }
    }

    /// Checks the whole drawing after the last tag.
    mutating func finish() throws(DrawingProblem) { try work.check() }

    // MARK: Document type

    /// Browsers know the HTML entities by the public identifiers of document types.
    private func check(_ type: XMLDocumentType, at offset: Int) throws(DrawingProblem) {
        let isOfSVG =
            type.publicID?.hasPrefix("-//W3C//DTD SVG ") ?? (type.systemID?.hasPrefix("http://www.w3.org/") ?? true)
        if !isOfSVG { throw DrawingProblem("it has a document type that is not SVG's", at: offset, isNoDrawing: true) }
    }

    /// Drawing programs use entities for addresses. Their expansion stays small, because no entity may contain
    /// entities.
    private mutating func check(entity value: String, at offset: Int) throws(DrawingProblem) {
        longestEntity = max(longestEntity, value.utf8.count)
        guard value.utf8.count <= Limits.drawingEntity, longestEntity * entityReferences <= Limits.drawingBytes else {
            throw DrawingProblem("its entities would make it too long", at: offset)
        }
        if value.contains("&") { throw DrawingProblem("it has an entity inside an entity", at: offset) }
        if value.contains("<") { throw DrawingProblem("it has elements in an entity", at: offset) }
    }

    // MARK: Elements

    private mutating func start(_ element: XMLElement, at offset: Int) throws(DrawingProblem) {
        let (namespace, name) = (element.name.namespace, element.name.local)
        if !isDrawing {
            guard namespace == DrawingNames.svg, name == "svg" else {
                let place = namespace.isEmpty ? "no namespace" : "the namespace \(quoted(namespace))"
                throw DrawingProblem(
                    "its outermost element is \(quoted(name)) in \(place), not 'svg' in '\(DrawingNames.svg)'",
                    at: offset,
                    isNoDrawing: true)
            }
            isDrawing = true
            size = PixelSize(of: element)
        }
        if namespace == DrawingNames.svg {
            guard DrawingNames.elements.contains(name) || isForIllustrator(element) else {
                throw DrawingProblem("it has an element \(quoted(name))", at: offset)
            }
        } else if !DrawingNames.isInert(namespace) {
            throw DrawingProblem("it has an element \(quoted(name)) in the namespace \(quoted(namespace))", at: offset)
        }
        let isDrawn = namespace == DrawingNames.svg
        var drawn = DrawnElement(name: isDrawn ? name : "", offset: offset)
        for attribute in element.attributes {
            do throws(DrawingProblem) {
                try check(attribute, of: element, isDrawn, &drawn)
            } catch {
                throw DrawingProblem("it has \(error.reason)", at: offset)
            }
        }
        work.begin(drawn)
        if isDrawn, name == "style" { style = Style(level: level, offset: offset) }
    }

    private mutating func end() throws(DrawingProblem) {
        work.end()
        guard let style, style.level == level else { return }
        self.style = nil
        let sheet = DrawingStyle(style.text, isSheet: true)
        if let problem = sheet.problem { throw DrawingProblem("it has \(problem)", at: style.offset) }
        work.add(sheet)
    }

    /// Adobe Illustrator stores its own data in an element that browsers ignore, because they lack its required
    /// extension.
    private func isForIllustrator(_ element: XMLElement) -> Bool {
        element.name.local == "foreignObject"
            && element.attributes.contains {
                $0.name == XMLName(namespace: "", local: "requiredExtensions")
                    && $0.value.hasPrefix("http://ns.adobe.com/")
            }
    }

    // MARK: Attributes

    /// Throws a description of an unsafe attribute, with its article.
    private func check(
        _ attribute: XMLAttribute, of element: XMLElement, _ isDrawn: Bool, _ drawn: inout DrawnElement
    ) throws(DrawingProblem) {
        let (namespace, name, value) = (attribute.name.namespace, attribute.name.local, attribute.value)
        func refuse(_ what: String) -> DrawingProblem { DrawingProblem(what, at: 0) }
        switch namespace {
        case DrawingNames.xml where DrawingNames.ofXML.contains(name): return
        case DrawingNames.xlink where name == "href", "" where name == "href":
            guard isDrawn else { return }
            let address = DrawingAddress(value)
            guard address.isWithin || element.name.local == "a" && address.isLink else {
                throw refuse("an address \(quoted(value)) outside the file")
            }
            if let name = address.localName, Self.drawing.contains(element.name.local) { drawn.uses.append(name) }
        case DrawingNames.xlink where DrawingNames.linked.contains(name): return
        case "":
            guard isDrawn else { return }
            if name.lowercased().hasPrefix("on") { throw refuse("an event, \(quoted(name))") }
            guard DrawingNames.attributes.contains(name) || DrawingNames.prefixes.contains(where: name.hasPrefix) else {
                throw refuse("an attribute \(quoted(name))")
            }
            try check(value, of: name, &drawn)
        default:
            if !DrawingNames.isInert(namespace) {
                throw refuse("an attribute \(quoted(name)) in the namespace \(quoted(namespace))")
            }
        }
    }

    private func check(
        _ value: String, of name: String, _ drawn: inout DrawnElement
    ) throws(DrawingProblem) {
        switch name {
        case "id": drawn.id = value
        case "class": drawn.classes = Set(value.split(whereSeparator: \.isWhitespace).map(String.init))
        case "d", "points": drawn.length = value.utf8.count
        case "attributeName":
            let animated = value.split(separator: ":").last ?? ""
            if !DrawingNames.attributes.contains(String(animated)) || animated == "style" || animated == "id" {
                throw DrawingProblem("an animation of \(quoted(value))", at: 0)
            }
        case _ where Self.styled.contains(name) || DrawingNames.presentation.contains(name):
            let style = DrawingStyle(value)
            if let problem = style.problem { throw DrawingProblem(problem, at: 0) }
            drawn.uses += style.usesOfAll
        default: return
        }
    }

    /// Elements that draw their reference. Others link to it or move it.
    private static let drawing: Set<String> = [
        "clipPath", "feImage", "filter", "hatch", "marker", "mask", "pattern", "textPath", "tref", "use",
    ]

    /// Attributes with the values of animations, which have the syntax of the animated property.
    private static let styled: Set<String> = ["style", "from", "to", "by", "values"]
}
