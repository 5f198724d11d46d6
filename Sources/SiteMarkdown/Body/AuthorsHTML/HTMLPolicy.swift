/// The elements and attributes of an author's HTML that pages may contain: one table for blocks and inlines.
///
/// It has the elements that GitHub and feed readers show. Only names and attributes of this table are ever written.
struct HTMLPolicy {
    enum Treatment: Hashable {
        /// The element is written under a name.
        case element(String)
        /// Only the content is written.
        case content
        /// Nothing is written.
        case nothing
        /// A player or a link is written instead of the element.
        case embed
        /// The tags are shown as text.
        case text
    }

    /// The place of an element in a text.
    enum Place {
        /// Part of a line.
        case phrasing
        /// A line of its own, or part of one that has.
        case flow
    }

    let treatment: Treatment
    let place: Place
    /// The attributes that are written, besides those of every element.
    let attributes: [String]
    /// The elements that must contain the element directly; empty if any may. Elsewhere only its content is written.
    let parents: [String]
    /// The kind that a diagnostic names if the element is left out; `nil` if nobody misses it.
    let removal: String?

    private init(
        _ treatment: Treatment, _ place: Place, attributes: [String] = [], in parents: [String] = [],
        removal: String? = nil
    ) {
        self.treatment = treatment
        self.place = place
        self.attributes = attributes
        self.parents = parents
        self.removal = removal
    }

    /// The policy for an element.
    ///
    /// - Parameter name: The name in lower case. Tags with unknown names are shown as text, because authors write
    ///   `Array<Element>` without backticks.
    static func of(_ name: String) -> HTMLPolicy { table[name] ?? unknown }

    private static let unknown = HTMLPolicy(.text, .phrasing)

    /// The attributes of every element that is written. `id` is checked by the writer.
    static let everywhere = ["dir", "lang", "title"]

    private static let table: [String: HTMLPolicy] = {
        var table: [String: HTMLPolicy] = [:]
        func add(_ names: String, _ make: (String) -> HTMLPolicy) {
            for name in names.split(separator: " ").map(String.init) { table[name] = make(name) }
        }
        // Words.
        add("abbr b bdi bdo cite code dfn em i kbd mark q ruby s samp small strong sub sup u var") {
            HTMLPolicy(.element($0), .phrasing)
        }
        add("a") { HTMLPolicy(.element($0), .phrasing, attributes: ["href"]) }
        add("del ins time") { HTMLPolicy(.element($0), .phrasing, attributes: ["datetime"]) }
        add("rb rp rt rtc") { HTMLPolicy(.element($0 == "rb" || $0 == "rtc" ? "rt" : $0), .phrasing, in: ["ruby"]) }
        add("br wbr") { HTMLPolicy(.element($0), .phrasing) }
        add("img") {
            HTMLPolicy(.element($0), .phrasing, attributes: ["alt", "src", "width", "height"])
        }
        for (name, written) in ["acronym": "abbr", "strike": "s", "tt": "code"] {
            table[name] = HTMLPolicy(.element(written), .phrasing)
        }
        // Without styles they have no meaning.
        add("basefont big blink data font label marquee nobr output picture span") { _ in
            HTMLPolicy(.content, .phrasing)
        }
        // Blocks.
        add("blockquote dl figure h1 h2 h3 h4 h5 h6 hr ul div p pre") {
            HTMLPolicy(.element($0), .flow)
        }
        add("ol") { HTMLPolicy(.element($0), .flow, attributes: ["start", "reversed", "type"]) }
        add("li") { HTMLPolicy(.element($0), .flow, attributes: ["value"], in: ["ol", "ul"]) }
        add("dd dt") { HTMLPolicy(.element($0), .flow, in: ["dl"]) }
        add("figcaption") { HTMLPolicy(.element($0), .flow, in: ["figure"]) }
        add("details") { HTMLPolicy(.element($0), .flow, attributes: ["open"]) }
        add("summary") { HTMLPolicy(.element($0), .flow, in: ["details"]) }
        add("table") { HTMLPolicy(.element($0), .flow) }
        add("caption tbody tfoot thead") { HTMLPolicy(.element($0), .flow, in: ["table"]) }
        add("tr") { HTMLPolicy(.element($0), .flow, in: ["tbody", "tfoot", "thead"]) }
        add("td th") { HTMLPolicy(.element($0), .flow, attributes: ["colspan", "rowspan"], in: ["tr"]) }
        add("col colgroup") { _ in HTMLPolicy(.nothing, .flow) }
        add("address article aside center dialog fieldset footer header hgroup main nav search section") { _ in
            HTMLPolicy(.element("div"), .flow)
        }
        add("dir menu") { _ in HTMLPolicy(.element("ul"), .flow) }
        add("body head html map") { _ in HTMLPolicy(.content, .flow) }
        // What runs, changes the page, or asks its reader.
        add("form") { _ in HTMLPolicy(.content, .flow, removal: "form") }
        add("button datalist legend meter optgroup option progress select") { _ in
            HTMLPolicy(.content, .phrasing, removal: "form")
        }
        add("input keygen isindex") { _ in HTMLPolicy(.nothing, .phrasing, removal: "form") }
        add("script style template") { HTMLPolicy(.nothing, .flow, removal: $0) }
        add("canvas noscript svg math") { HTMLPolicy(.nothing, .phrasing, removal: $0) }
        add("area base bgsound link meta param source track") { _ in HTMLPolicy(.nothing, .phrasing) }
        add("applet frame frameset") { _ in HTMLPolicy(.nothing, .flow, removal: "frame") }
        add("audio embed iframe object video") { HTMLPolicy(.embed, .flow, removal: $0) }
        return table
    }()
}

extension HTMLPolicy {
    /// True for an element of the table between whose tags Markdown may be. Tags such as `<title>` and `<script>` inside
    /// a paragraph are text, as on GitHub: authors name them without backticks.
    static func hasContent(_ name: String) -> Bool {
        !isVoid(name) && of(name).treatment != .text && (!isRawText(name) || of(name).treatment == .embed)
    }

    /// True if browsers read the content of an element as text: no tag but its end tag ends it.
    static func isRawText(_ name: String) -> Bool {
        [
            "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
        ].contains(name)
    }

    /// True for an element that ends with the node of Markdown around it if it has no end tag. Others would hide or change what
    /// follows, so that their start tag is text.
    static func mayStayOpen(_ name: String) -> Bool {
        let policy = of(name)
        guard case .element = policy.treatment else { return false }
        return policy.place == .flow && name != "details"
    }

    /// True for an element without content or end tag.
    static func isVoid(_ name: String) -> Bool {
        [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "keygen", "link", "meta", "param", "source",
            "track", "wbr",
        ].contains(name)
    }

    /// True for an element that the next one of its kind ends.
    static func hasOptionalEnd(_ name: String) -> Bool {
        [
            "caption", "colgroup", "dd", "dt", "li", "optgroup", "option", "p", "rb", "rp", "rt", "rtc", "tbody", "td",
            "tfoot", "th", "thead", "tr",
        ].contains(name)
    }

    /// True for an element that the parser opens again in each block that follows, until its end tag.
    static func isFormatting(_ name: String) -> Bool {
        [
            "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
        ].contains(name)
    }
}
