/// A boundary item in the markup: class `cl-<kind>`, and what stands in it.
public struct BoundaryElement: Hashable, Sendable {
    public var kind: String
    public var content: HTML

    public init(kind: String, content: HTML) {
        self.kind = kind
        self.content = content
    }
}

/// What boundary items can say about the section or page that they stand around.
public struct BoundarySubject: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        public var id: String
        public var title: String?

        public init(id: String, title: String?) {
            self.id = id
            self.title = title
        }
    }

    /// The section around which the item stands; all of them for an item of the page.
    public var sections: [Section]
    /// Of the section, or of the page.
    public var title: String?
    public var cellCount: Int

    public init(sections: [Section], title: String?, cellCount: Int) {
        self.sections = sections
        self.title = title
        self.cellCount = cellCount
    }
}
