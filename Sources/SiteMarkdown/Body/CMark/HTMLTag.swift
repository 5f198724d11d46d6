import SiteMarkup

/// A start or end tag in raw HTML, with the facts that the plain text depends on.
struct HTMLTag {
    /// The name in lower case.
    let name: String
    let isEnd: Bool
    let hasAttributes: Bool

    /// `nil` for a comment, a processing instruction or a declaration.
    init?(_ html: UnsafeBufferPointer<UInt8>) {
        var reader = MarkupReader(html[...])
        switch reader.next() {
        case .start(let name):
            (self.name, isEnd) = (String(decoding: name, as: UTF8.self).lowercased(), false)
            hasAttributes = reader.attribute() != nil
        case .end(let name):
            (self.name, isEnd, hasAttributes) = (String(decoding: name, as: UTF8.self).lowercased(), true, false)
        default: return nil
        }
    }

    /// True for a void element (https://html.spec.whatwg.org/multipage/syntax.html#void-elements).
    var isVoid: Bool {
        [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ].contains(name)
    }

    /// True if browsers never show the element's content as text of the page.
    var isSilent: Bool {
        [
            "audio", "canvas", "iframe", "noscript", "object", "script", "style", "svg", "template", "video",
        ].contains(name)
    }

    /// True if a line ends before and after the element.
    var isBlock: Bool {
        [
            "article", "blockquote", "br", "dd", "details", "div", "dt", "figcaption", "figure", "h1", "h2", "h3", "h4",
            "h5", "h6", "hr", "li", "ol", "p", "pre", "section", "summary", "table", "td", "th", "tr", "ul",
        ].contains(name)
    }
}
