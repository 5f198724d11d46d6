/// The elements that are open while a page is read.
struct OpenElements {
    private struct Open {
        let place: Int
        let name: StyleName
        let traits: ElementTraits
    }

    private var stack: [Open] = []
    /// Inside of `svg` or `math`, a tag may end its element itself.
    private var foreign = 0
    /// Whether each end tag stood where its element was the innermost: else browsers know better who is whose parent.
    private(set) var isNested = true

    /// Few pages are nested deeper.
    init() { stack.reserveCapacity(16) }

    /// The place of the innermost.
    var place: Int { stack.last?.place ?? ElementTree.top }

    /// Whether the innermost is such an element.
    func isIn(_ traits: ElementTraits) -> Bool { stack.last?.traits.isSuperset(of: traits) ?? false }

    /// Whether a block would end a paragraph here.
    var hasParagraph: Bool { stack.contains { $0.traits.contains(.paragraph) } }

    /// - Parameter closesItself: whether the tag ends with `/>`.
    mutating func open(_ name: StyleName, at place: Int, traits: ElementTraits = [], closesItself: Bool = false) {
        let isForeign = traits.contains(.foreign)
        if traits.contains(.void) || closesItself && (isForeign || foreign > 0) { return }
        if isForeign { foreign += 1 }
        if traits.contains(.endsParagraph), hasParagraph { isNested = false }
        stack.append(Open(place: place, name: name, traits: traits))
    }

    mutating func close(_ name: StyleName) {
        guard stack.last?.name == name || stack.contains(where: { $0.name == name }) else {
            isNested = isNested && ElementTraits(of: name).contains(.void)
            return
        }
        while let innermost = stack.popLast() {
            if innermost.traits.contains(.foreign) { foreign -= 1 }
            if innermost.name == name { return }
            // Browsers put `tbody` into tables that have none, and it ends with them.
            if innermost.name != Self.tableBody { isNested = false }
        }
    }

    /// At the end of a page, where only what needs no end tag is still open.
    mutating func end() {
        if stack.contains(where: { !$0.traits.contains(.outermost) }) { isNested = false }
        stack = []
    }

    static let tableRow = StyleName(.element, "tr")
    static let tableBody = StyleName(.element, "tbody")
}
