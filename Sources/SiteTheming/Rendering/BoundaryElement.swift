/// A boundary item in the markup: its class `cl-<kind>` and its content.
public struct BoundaryElement: Hashable, Sendable {
    public var kind: String
    public var content: HTML

    public init(kind: String, content: HTML) {
        self.kind = kind
        self.content = content
    }
}

/// The values for boundary items of a section or page.
public struct BoundarySubject: Hashable, Sendable {
    public struct Section: Hashable, Sendable {
        public var id: String
        public var title: String?

        public init(id: String, title: String?) {
            self.id = id
            self.title = title
        }
    }

    /// The section of the item, or all sections for an item of the page.
    public var sections: [Section]
    /// The title of the section or page.
    public var title: String?
    public var cellCount: Int

    public init(sections: [Section], title: String?, cellCount: Int) {
        self.sections = sections
        self.title = title
        self.cellCount = cellCount
    }
}
