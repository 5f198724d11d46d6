import SiteEpisodes

/// The part of a page that the layout engine owns: sections with their cells, already rendered.
package struct Gallery: Hashable, Sendable {
    /// Class of the page's own layout, if it has one.
    package var classes: String
    package var sections: [GallerySection]
    /// How the sections are divided among two stacks; `nil` for one column.
    package var split: GallerySplit?
    /// What stands around all sections, in the order of the document.
    package var before: [BoundaryElement]
    package var after: [BoundaryElement]

    package init(
        classes: String = "", sections: [GallerySection], split: GallerySplit? = nil, before: [BoundaryElement] = [],
        after: [BoundaryElement] = []
    ) {
        self.classes = classes
        self.sections = sections
        self.split = split
        self.before = before
        self.after = after
    }

    /// Whether a section shows what the visitor has watched.
    var hasHistory: Bool { sections.contains { $0.history != nil } }

    /// Nothing to show: sections were planned, but none has a cell.
    var isEmpty: Bool { sections.allSatisfy(\.cells.isEmpty) }
}

/// The elements that hold the sections of a split page.
package struct GallerySplit: Hashable, Sendable {
    package struct Stack: Hashable, Sendable {
        /// Class names that the layout's stylesheet uses, beside `cl-side`.
        package var classes: String
        /// Numbers of the gallery's sections.
        package var sections: [Int]

        package init(classes: String, sections: [Int]) {
            self.classes = classes
            self.sections = sections
        }
    }

    /// Class names that the layout's stylesheet uses, beside `cl-split`.
    package var classes: String
    /// In the order of the document.
    package var stacks: [Stack]

    package init(classes: String, stacks: [Stack]) {
        self.classes = classes
        self.stacks = stacks
    }
}

package struct GallerySection: Hashable, Sendable {
    /// What stands around the cells, in the order of the document.
    package enum Boundary: Hashable, Sendable {
        case header, footer, spacer
        /// With what the theme's template `boundary-<kind>` says.
        case other(BoundaryElement)

        /// As layouts call it.
        var kind: String {
            switch self {
            case .header: "header"
            case .footer: "footer"
            case .spacer: "spacer"
            case .other(let element): element.kind
            }
        }
    }

    /// Unique on its page.
    package var id: String
    /// Class names that the layout's stylesheet uses.
    package var classes: String
    /// Name of the layout, for the theme (`l-feed`); `nil` for one written inline.
    package var layout: String?
    /// Whether cells are as tall as their content at some width.
    package var sizesToContent = false
    /// Whether the cells scroll sideways at some width.
    package var scrolls = false
    package var title: String?
    /// For a section of the visitor's history.
    package var history: SectionHistory?
    /// Link to all there is, ready for an attribute.
    package var more: HTML?
    package var before: [Boundary] = []
    package var after: [Boundary] = []
    package var cells: [HTML]
    /// Kinds of the backgrounds.
    package internal(set) var decorations: [String] = []
    /// The badges on each cell, or nothing at all.
    package internal(set) var supplementaries: [HTML] = []
    /// Kinds of headers and footers that wait at the window's edge.
    package internal(set) var pinned: Set<String> = []
    /// Whether cells carry their number as `--i`, from 1.
    package var needsIndex = false
    /// Whether a surface lies behind the cells; on split pages only.
    package var hasBackground = false
    /// For each cell, where some stand in boxes; else empty.
    package var places: [CellPlace] = []

    var showsTitle: Bool { (title != nil || history != nil) && (before + after).contains(.header) }

    package init(id: String, classes: String, layout: String?, cells: [HTML]) {
        self.id = id
        self.classes = classes
        self.layout = layout
        self.cells = cells
    }
}
