/// What HTML says of elements by their names, as far as it decides who is whose parent.
struct ElementTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// Nothing can stand in it.
    static let void = ElementTraits(rawValue: 1)
    /// Inside of it, a tag may end its element itself.
    static let foreign = ElementTraits(rawValue: 2)
    static let paragraph = ElementTraits(rawValue: 4)
    /// It cannot stand in a paragraph.
    static let endsParagraph = ElementTraits(rawValue: 8)
    static let table = ElementTraits(rawValue: 16)
    /// It needs no end tag.
    static let outermost = ElementTraits(rawValue: 32)
    /// No tags are read in it.
    static let holdsRawText = ElementTraits(rawValue: 64)

    private static let names: [(ElementTraits, [String])] = [
        // https://html.spec.whatwg.org/multipage/syntax.html#void-elements
        (
            .void,
            [
                "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
            ]
        ),
        (.foreign, ["svg", "math"]), (.paragraph, ["p"]), (.table, ["table"]),
        // https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element
        (
            .endsParagraph,
            [
                "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
                "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
                "hgroup", "main", "menu", "nav", "ol", "p", "pre", "search", "section", "table", "ul",
            ]
        ),
        (.outermost, ["html", "body"]),
        (.holdsRawText, ["script", "style", "title", "textarea"]),
    ]

    private static let known = names.reduce(into: [StyleName: ElementTraits]()) { known, kind in
        for name in kind.1 { known[StyleName(.element, name), default: []].insert(kind.0) }
    }
}

extension ElementTraits {
    init(of name: StyleName) { self = Self.known[name] ?? [] }
}
