/// A boundary item in the markup: its class `cl-<kind>` and its content.
package struct BoundaryElement: Hashable, Sendable {
    package var kind: String
    package var content: HTML

    package init(kind: String, content: HTML) {
        self.kind = kind
        self.content = content
    }
}

/// The values for boundary items of a section or page.
package struct BoundarySubject: Hashable, Sendable {
    package struct Section: Hashable, Sendable {
        package var id: String
        package var title: String?

        package init(id: String, title: String?) {
            self.id = id
            self.title = title
        }
    }

    /// The section of the item, or all sections for an item of the page.
    package var sections: [Section]
    /// The title of the section or page.
    package var title: String?
    package var cellCount: Int
    /// The titles of the cells to which dots lead. Their ids are those of ``GallerySection/id(ofCell:in:)``.
    package var dots: [String] = []

    package init(sections: [Section], title: String?, cellCount: Int) {
        self.sections = sections
        self.title = title
        self.cellCount = cellCount
    }
}
