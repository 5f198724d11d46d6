import Markup

/// Lines of a page's `<head>`, every value escaped for its place.
struct HeadMarkup {
    /// What there is besides `<meta>`, which there always is.
    private struct Elements: OptionSet {
        let rawValue: Int

        static let link = Elements(rawValue: 1)
        static let script = Elements(rawValue: 2)
    }

    private var markup = MarkupRope()
    private var elements: Elements = []

    init() { markup.reserveCapacity(4096) }

    var shared: SharedMarkup { SharedMarkup(markup.own, pattern: Self.patterns[elements.rawValue]) }

    /// The elements and nothing else, for each set of them.
    static let patterns = (0..<4).map { number in
        let elements = Elements(rawValue: number)
        var head = HeadMarkup()
        head.property("", "")
        if elements.contains(.link) { head.alternate(type: "", address: "", title: "") }
        if elements.contains(.script) { head.structuredData(JSONScript()) }
        return SharedMarkup(head.markup.own)
    }

    mutating func name(_ name: StaticString, _ content: String) { meta("<meta name=\"", name, content) }

    /// RDFa, as the Open Graph protocol has it.
    mutating func property(_ name: StaticString, _ content: String?) {
        if let content { meta("<meta property=\"", name, content) }
    }

    private mutating func meta(_ start: StaticString, _ name: StaticString, _ content: String) {
        begin(start)
        markup.append(name)
        markup.append("\" content=\"")
        markup.append(escaping: content)
        markup.append("\">")
    }

    mutating func alternate(type: StaticString, address: String, title: String) {
        elements.insert(.link)
        begin("<link rel=\"alternate\" type=\"")
        markup.append(type)
        markup.append("\" href=\"")
        markup.append(escaping: address)
        markup.append("\" title=\"")
        markup.append(escaping: title)
        markup.append("\">")
    }

    /// - Parameter things: one after the other.
    mutating func structuredData(_ things: JSONScript) {
        elements.insert(.script)
        begin("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@graph\":[")
        markup.append(things.bytes)
        markup.append("]}</script>")
    }

    private mutating func begin(_ start: StaticString) {
        if !markup.isEmpty { markup.append("\n") }
        markup.append(start)
    }
}
