import SiteMarkup

/// Writes an indented XML document with one element per line.
struct XMLWriter {
    /// Names come from the source code, values from anywhere. An attribute without a value is left out.
    typealias Attributes = KeyValuePairs<StaticString, String?>

    private(set) var bytes: [UInt8] = []
    private var depth = 0

    /// - Parameter capacity: The number of bytes to reserve. A document that grows beyond it is copied.
    init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
        bytes.append(xml: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    }

    /// Starts a fragment of a document, indented by `depth` levels.
    init(fragmentAtDepth depth: Int) { self.depth = depth }

    /// Appends the elements of a fragment.
    mutating func append(written fragment: [UInt8]) { bytes += fragment }

    /// Writes an element that contains elements.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void) {
        start(name, attributes)
        bytes.append(xml: ">\n")
        depth += 1
        content(&self)
        depth -= 1
        indent()
        end(name)
    }

    /// Writes an element that contains text; nothing if the text is `nil`.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], text: String?) {
        guard let text else { return }
        start(name, attributes)
        bytes.append(xml: ">")
        bytes.append(xmlText: PlainText(text))
        end(name)
    }

    /// Writes an element that contains HTML as escaped text; nothing if it is `nil`.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], html: HTMLText?) {
        guard let html else { return }
        start(name, attributes)
        bytes.append(xml: ">")
        bytes.append(xmlText: html)
        end(name)
    }

    /// Writes an empty element with attributes.
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
