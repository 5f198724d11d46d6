import Markup
import Publishing
import Theming

extension HTML {
    /// Lines of a page's head.
    init(_ tags: [HeadTag]) {
        var markup = MarkupRope()
        markup.reserveCapacity(4096)
        for tag in tags {
            if !markup.isEmpty { markup.append("\n".utf8) }
            markup.append(tag)
        }
        self.init(rendered: markup)
    }
}

extension MarkupRope {
    /// Every value escaped for its place.
    fileprivate mutating func append(_ tag: HeadTag) {
        switch tag {
        case .name(let name, let content): append("<meta name=\"", name, "\" content=\"", content, "\">")
        case .property(let name, let content): append("<meta property=\"", name, "\" content=\"", content, "\">")
        case .alternate(let type, let address, let title):
            append("<link rel=\"alternate\" type=\"", type, "\" href=\"", address, "\" title=\"")
            append(escaping: title)
            append("\">".utf8)
        case .structuredData(let json):
            append("<script type=\"application/ld+json\">".utf8)
            append(json)
            append("</script>".utf8)
        }
    }

    /// Markup of our own, and values in it.
    private mutating func append(_ start: String, _ one: String, _ between: String, _ other: String, _ end: String) {
        append(start.utf8)
        append(escaping: one)
        append(between.utf8)
        append(escaping: other)
        append(end.utf8)
    }
}
