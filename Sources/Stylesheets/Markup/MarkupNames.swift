/// What pages mention that selectors could mean: elements and where they stand, classes, ids, `data-` attributes, languages, and
/// custom properties.
public struct MarkupNames: Hashable, Sendable {
    /// Of the markup.
    var names = Self.implied
    var tree = ElementTree()
    /// Whether the tree is what browsers make of the markup.
    public internal(set) var isTreeKnown = true
    /// Custom properties that stylesheets beside the page's own read.
    private(set) var read: Set<StyleName> = []
    /// What scripts may add, wherever.
    var added: Set<StyleName> = []
    /// Addresses of the scripts that the pages load, as written. What they add is not in here.
    public internal(set) var scripts: Set<String> = []

    /// Elements that browsers add by themselves, and room for what a card has.
    private static let implied = {
        var names = Set<StyleName>(minimumCapacity: 32)
        for name in ["html", "head", "body", "tbody", "colgroup"] { names.insert(StyleName(.element, name)) }
        return names
    }()

    public init() {}

    /// What stands in a page's markup, and the words of the scripts in it.
    public init(html: [UInt8]) {
        self.init()
        insert(html: html)
    }

    /// Forgets what was inserted, and keeps the room that it took.
    mutating func removeAll() {
        names.removeAll(keepingCapacity: true)
        names.formUnion(Self.implied)
        tree.removeAll()
        isTreeKnown = true
        (read, added, scripts) = ([], [], [])
    }

    /// Names in a script, which makes elements and sets classes and attributes. Those that it puts together from pieces cannot be seen.
    public mutating func insert(script: [UInt8]) { insert(words: ScriptWords(script[...])) }

    /// Custom properties in a stylesheet that pages are sent beside their own.
    public mutating func insert(stylesheet: StyleTree) {
        let survey = PropertySurvey(stylesheet)
        names.formUnion(survey.set)
        read.formUnion(survey.read)
    }

    mutating func insert(words: ScriptWords) {
        added.formUnion(words.names)
    }

    public mutating func formUnion(_ other: MarkupNames) {
        names.formUnion(other.names)
        tree.formUnion(other.tree)
        isTreeKnown = isTreeKnown && other.isTreeKnown
        read.formUnion(other.read)
        added.formUnion(other.added)
        scripts.formUnion(other.scripts)
    }

    /// Whether nothing would come of other names.
    public func covers(_ others: MarkupNames) -> Bool {
        var union = self
        union.formUnion(others)
        return union == self
    }

    func mentions(_ name: StyleName) -> Bool { names.contains(name) || added.contains(name) }

    func reads(_ property: StyleName) -> Bool { mentions(property) || read.contains(property) }
}
