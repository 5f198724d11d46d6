/// A piece of HTML as a tree.
enum HTMLNode: Hashable {
    /// As written, entities included.
    case text(String)
    case element(HTMLElement)
}

/// An element; names of tags and attributes are in lower case.
struct HTMLElement: Hashable {
    var name: String
    /// Values with their entities decoded.
    var attributes: [String: String] = [:]
    var children: [HTMLNode] = []

    /// Elements without an end tag.
    static let voids: Set = [
        "br", "hr", "img", "input", "meta", "link", "source", "track", "wbr", "embed", "col", "area",
    ]

    /// Elements that begin a block of their own, and so end a paragraph.
    static let blocks: Set = [
        "p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "figure", "figcaption", "ul",
        "ol",
        "li", "dl", "dt", "dd", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "table", "center",
        "address",
        "details", "summary", "iframe", "audio", "video", "form",
    ]

    /// Elements that part the words in them from those beside them.
    static let partsWords = blocks.union([
        "br", "tr", "td", "th", "thead", "tbody", "tfoot", "caption", "option", "optgroup", "select", "textarea",
        "button", "legend",
        "fieldset", "body", "dir", "menu", "search", "hgroup", "dialog", "rt",
    ])

    /// Elements whose content is no text for readers.
    static let silent: Set = ["script", "style", "template", "noscript", "head", "title"]
}
