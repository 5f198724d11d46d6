import SiteMarkup

/// Writes an XML document, one element a line, indented.
struct XMLWriter {
    /// Names are our own, values anybody's; an attribute without a value is left out.
    typealias Attributes = KeyValuePairs<StaticString, String?>

    private(set) var bytes: [UInt8] = []
    private var depth = 0

    /// - Parameter capacity: bytes for which there is room at once: a long document that grows is copied again and again.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
        bytes.append(xml: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    }

    /// A part of a document: elements that are to stand so deep in it.
    init(fragmentAtDepth depth: Int) { self.depth = depth }

    /// Elements of a fragment.
    mutating func append(written fragment: [UInt8]) { bytes += fragment }

    /// An element with elements inside.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void) {
        start(name, attributes)
        bytes.append(xml: ">\n")
        depth += 1
        content(&self)
        depth -= 1
        indent()
        end(name)
    }

    /// An element with text inside; none at all when there is no text.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String?) {
        guard let text else { return }
        start(name, attributes)
        bytes.append(xml: ">")
        bytes.append(xmlText: PlainText(text))
        end(name)
    }

    /// An element with HTML inside, to be read as text; none at all when there is none.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], html: HTMLText?) {
        guard let html else { return }
        start(name, attributes)
        bytes.append(xml: ">")
        bytes.append(xmlText: html)
        end(name)
    }

    /// An element with attributes alone.
    mutating func element(_ name: StaticString, _ attributes: Attributes) {
        start(name, attributes)
        bytes.append(xml: "/>\n")
    }

    private mutating func start(_ name: StaticString, _ attributes: Attributes) {
        indent()
        bytes.append(xml: "<")
        bytes.append(xml: name)
        for case (let name, let value?) in attributes {
            bytes.append(xml: " ")
            bytes.append(xml: name)
            bytes.append(xml: "=\"")
            bytes.append(xmlAttribute: PlainText(value))
            bytes.append(xml: "\"")
        }
    }

    private mutating func end(_ name: StaticString) {
        bytes.append(xml: "</")
        bytes.append(xml: name)
        bytes.append(xml: ">\n")
    }

    private mutating func indent() {
        for _ in 0..<depth { bytes.append(xml: "  ") }
    }
}
