import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The texts and attributes of an XML file.
final class XMLReader: NSObject, XMLParserDelegate {
    private(set) var readable: [String] = []
    private(set) var elements: Set<String> = []
    private(set) var problem: String?

    init(_ bytes: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        if !parser.parse() { problem = parser.parserError.map { "\($0)" } ?? "no XML" }
    }

    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.insert(name)
        readable += attributes.values
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        readable.append(text)
        text = ""
    }
}
