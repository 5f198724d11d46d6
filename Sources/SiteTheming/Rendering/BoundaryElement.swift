/// A boundary item in the markup: class `cl-<kind>`, and what stands in it.
package struct BoundaryElement: Hashable, Sendable {
    package var kind: String
    package var content: HTML

    package init(kind: String, content: HTML) {
        self.kind = kind
        self.content = content
    }
}

/// What boundary items can say about the section or page that they stand around.
package struct BoundarySubject: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package var id: String
        package var title: String?

        package init(id: String, title: String?) {
            self.id = id
            self.title = title
        }
    }

    /// The section around which the item stands; all of them for an item of the page.
    package var sections: [Section]
    /// Of the section, or of the page.
    package var title: String?
    package var cellCount: Int

    package init(sections: [Section], title: String?, cellCount: Int) {
        self.sections = sections
        self.title = title
        self.cellCount = cellCount
    }
}
