import SiteXMLReading

/// Reads the wanted properties of an XMP packet, as attributes and as elements.
///
/// A property is a child or an attribute of `rdf:Description` in `rdf:RDF`. Its value is a text, or `rdf:Alt`, `rdf:Seq` or `rdf:Bag`
/// with `rdf:li`. Deeper structures are ignored. XMP part 1, 7.4 to 7.9.
struct XMPReader {
    /// A packet must not have a document type, so that no entity can make it large. XMP part 1, 7.1.
    struct DocumentTypeFound: Error {}

    /// The values of wanted properties. The first one counts.
    private(set) var values: [XMLName: XMPValue] = [:]

    /// The names of open elements, the outermost one first.
    private var path: [XMLName] = []
    /// The property that is read, with the number of elements that are open around it.
    private var property: (name: XMLName, level: Int)?
    private var value = XMPValue()

    mutating func take(_ event: XMLEvent) throws(DocumentTypeFound) {
        switch event {
        case .documentType: throw DocumentTypeFound()
        case .start(let element):
            start(element)
            path.append(element.name)
        case .text(let text): add(text)
        case .end:
            path.removeLast()
            if let property, property.level == path.count { end(property.name) }
        case .declaration, .entity, .otherDeclaration, .instruction, .unknownEntity: break
        }
    }

    private mutating func start(_ element: XMLElement) {
        if let property {
            let name = element.name
            guard name.namespace == Self.rdf else { return }
            if path.count == property.level + 1, ["Alt", "Seq", "Bag"].contains(name.local) {
                value = XMPValue(hasAlternatives: name.local == "Alt")
            } else if path.count == property.level + 2, name.local == "li" {
                let language = element.attributes.first { $0.name == XMLName(namespace: Self.xml, local: "lang") }
                value.items.append(XMPValue.Item(language: language?.value))
            }
        } else if path.last == XMLName(namespace: Self.rdf, local: "RDF") {
            for attribute in element.attributes {
                let item = XMPValue.Item(text: attribute.value)
                note(XMPValue(items: [item]), of: attribute.name)
            }
        } else if path.suffix(2) == Self.descriptionPath, XMPTexts.names[element.name] != nil {
            property = (element.name, path.count)
            value = XMPValue(items: [XMPValue.Item()])
        }
    }

    /// Adds text of the property itself, or of an item.
    private mutating func add(_ text: String) {
        guard let property, !value.items.isEmpty else { return }
        let isItem = path.count == property.level + 3 && path.last == XMLName(namespace: Self.rdf, local: "li")
        if isItem || path.count == property.level + 1 { value.items[value.items.count - 1].text += text }
    }

    private mutating func end(_ name: XMLName) {
        note(value, of: name)
        property = nil
    }

    private mutating func note(_ value: XMPValue, of name: XMLName) {
        if XMPTexts.names[name] != nil, values[name] == nil { values[name] = value }
    }

    private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    private static let xml = "http://www.w3.org/XML/1998/namespace"
    private static let descriptionPath = [
        XMLName(namespace: rdf, local: "RDF"), XMLName(namespace: rdf, local: "Description"),
    ]
}
