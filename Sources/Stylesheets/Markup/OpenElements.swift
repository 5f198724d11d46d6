/// The elements that are open while a page is read.
struct OpenElements {
    private struct Open {
        let place: Int
        let name: StyleName
    }

    private var stack: [Open] = []
    /// Inside of `svg` or `math`, a tag may end its element itself.
    private var foreign = 0
    /// Whether each end tag stood where its element was the innermost: else browsers know better who is whose parent.
    private(set) var isNested = true

    /// The place of the innermost.
    var place: Int { stack.last?.place ?? ElementTree.top }

    func isIn(_ name: StyleName) -> Bool { stack.last?.name == name }

    /// Whether a block would end a paragraph here.
    var hasParagraph: Bool { stack.contains { $0.name == Self.paragraph } }

    /// - Parameter closesItself: whether the tag ends with `/>`.
    mutating func open(_ name: StyleName, at place: Int, closesItself: Bool = false) {
        let isForeign = Self.foreign.contains(name)
        if Self.void.contains(name) || closesItself && (isForeign || foreign > 0) { return }
        if isForeign { foreign += 1 }
        if Self.endsParagraph.contains(name), hasParagraph { isNested = false }
        stack.append(Open(place: place, name: name))
    }

    mutating func close(_ name: StyleName) {
        guard let index = stack.lastIndex(where: { $0.name == name }) else {
            isNested = isNested && Self.void.contains(name)
            return
        }
        // Browsers put `tbody` into tables that have none, and it ends with them.
        if stack[(index + 1)...].contains(where: { $0.name != Self.tableBody }) { isNested = false }
        foreign -= stack[index...].count { Self.foreign.contains($0.name) }
        stack.removeSubrange(index...)
    }

    /// At the end of a page, where only what needs no end tag is still open.
    mutating func end() {
        if stack.contains(where: { !Self.outermost.contains($0.name) }) { isNested = false }
        stack = []
    }

    private static let paragraph = StyleName(.element, "p")
    // https://html.spec.whatwg.org/multipage/grouping-content.html#the-p-element
    private static let endsParagraph = Set(
        [
            "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl", "fieldset",
            "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "main",
            "menu", "nav", "ol", "p", "pre", "search", "section", "table", "ul",
        ].map { StyleName(.element, $0) })
    static let table = StyleName(.element, "table")
    static let tableRow = StyleName(.element, "tr")
    static let tableBody = StyleName(.element, "tbody")
    private static let outermost = Set(["html", "body"].map { StyleName(.element, $0) })
    private static let foreign = Set(["svg", "math"].map { StyleName(.element, $0) })
    // https://html.spec.whatwg.org/multipage/syntax.html#void-elements
    private static let void = Set(
        [
            "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
        ].map { StyleName(.element, $0) })
}
