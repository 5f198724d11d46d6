/// A node of an HTML tree.
enum HTMLNode: Hashable {
    /// Source text, with entities.
    case text(String)
    case element(HTMLElement)
}

/// An element. The names of tags and attributes are in lower case.
struct HTMLElement: Hashable {
    var name: String
    /// The values, with entities decoded.
    var attributes: [String: String] = [:]
    var children: [HTMLNode] = []

    /// Elements without an end tag.
    static let voids: Set = [
        "br", "hr", "img", "input", "meta", "link", "source", "track", "wbr", "embed", "col", "area",
    ]

    /// Block elements, which end a paragraph.
    static let blocks: Set = [
        "p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "figure", "figcaption", "ul",
        "ol",
        "li", "dl", "dt", "dd", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table", "center",
        "address",
        "details", "summary", "iframe", "audio", "video", "form",
    ]

    /// Elements that separate their words from the words beside them.
    static let partsWords = blocks.union([
        "br", "tr", "td", "th", "thead", "tbody", "tfoot", "caption", "option", "optgroup", "select", "textarea",
        "button", "legend",
        "fieldset", "body", "dir", "menu", "search", "hgroup", "dialog", "rt",
    ])

    /// Elements whose content is not text for readers.
    static let silent: Set = ["script", "style", "template", "noscript", "head", "title"]
}
