import SiteMarkup

/// Lines of a page's `<head>`. Every value is escaped.
struct HeadMarkup {
    private var markup = MarkupRope()

    init() { markup.reserveCapacity(4096) }

    var shared: SharedMarkup { SharedMarkup(markup.own) }

    mutating func name(_ name: StaticString, _ content: String) { meta("<meta name=\"", name, content) }

    /// Writes an RDFa property, as the Open Graph protocol requires.
    mutating func property(_ name: StaticString, _ content: String?) {
        if let content { meta("<meta property=\"", name, content) }
    }

    /// Writes nothing if the content is blank.
    private mutating func meta(_ start: StaticString, _ name: StaticString, _ content: String) {
        if content.allSatisfy(\.isWhitespace) { return }
        begin(start)
        markup.append(name)
        markup.append("\" content=\"")
        markup.append(escaping: content)
        markup.append("\">")
    }

    mutating func alternate(type: StaticString, address: String, title: String) {
        begin("<link rel=\"alternate\" type=\"")
        markup.append(type)
        markup.append("\" href=\"")
        markup.append(escaping: address)
        markup.append("\" title=\"")
        markup.append(escaping: title)
        markup.append("\">")
    }

    /// - Parameter things: JSON-LD objects, one after another.
    mutating func structuredData(_ things: JSONWriter) {
        begin("<script type=\"application/ld+json\">{\"@context\":\"https://schema.org\",\"@graph\":[")
        markup.append(things.bytes)
        markup.append("]}</script>")
    }

    private mutating func begin(_ start: StaticString) {
        if !markup.isEmpty { markup.append("\n") }
        markup.append(start)
    }
}
