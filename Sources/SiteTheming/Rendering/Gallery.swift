import SiteEpisodes

/// The part of a page that the layout engine places: sections with rendered cells.
package struct Gallery: Hashable, Sendable {
    /// The class of the page's own layout, if any.
    package var classes: String
    package var sections: [GallerySection]
    /// The split of the sections into two stacks, or `nil` for one column.
    package var split: GallerySplit?
    /// The items around all sections, in document order.
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

    /// Whether a section shows the visitor's history.
    var hasHistory: Bool { sections.contains { $0.history != nil } }

    /// Whether a cell has a play button, now or once the visitor's history fills it.
    var isPlayable: Bool { hasHistory || sections.contains(where: \.isPlayable) }

    /// Whether no section has a cell.
    var isEmpty: Bool { sections.allSatisfy(\.cells.isEmpty) }
}

/// The elements with the sections of a split page.
package struct GallerySplit: Hashable, Sendable {
    package struct Stack: Hashable, Sendable {
        /// Class names of the layout's stylesheet, besides `cl-side`.
        package var classes: String
        /// The indices of the sections in this stack.
        package var sections: [Int]

        package init(classes: String, sections: [Int]) {
            self.classes = classes
            self.sections = sections
        }
    }

    /// Class names of the layout's stylesheet, besides `cl-split`.
    package var classes: String
    /// The stacks in document order.
    package var stacks: [Stack]

    package init(classes: String, stacks: [Stack]) {
        self.classes = classes
        self.stacks = stacks
    }
}

package struct GallerySection: Hashable, Sendable {
    /// An item before or after the cells, in document order.
    package enum Boundary: Hashable, Sendable {
        case header, footer, spacer
        /// An item with the content of the theme's template `boundary-<kind>`.
        case other(BoundaryElement)

        /// The kind's name in layouts.
        var kind: String {
            switch self {
            case .header: "header"
            case .footer: "footer"
            case .spacer: "spacer"
            case .other(let element): element.kind
            }
        }
    }

    /// An id that is unique on the page.
    package var id: String
    /// Class names of the layout's stylesheet.
    package var classes: String
    /// The layout's name, for the theme (`l-feed`), or `nil` for a layout in the page.
    package var layout: String?
    /// Whether cells have the height of their content at some width.
    package var sizesToContent = false
    /// Whether cells have the width of their content at some width.
    package var fitsContent = false
    /// Whether the cells scroll sideways at some width.
    package var scrolls = false
    package var title: String?
    /// The kind of history, for a section of the visitor's history.
    package var history: SectionHistory?
    /// A link to all entries, escaped for an attribute.
    package var more: HTML?
    package var before: [Boundary] = []
    package var after: [Boundary] = []
    package var cells: [HTML]
    /// The kinds of backgrounds.
    package internal(set) var decorations: [String] = []
    /// The badges of each cell, or an empty array.
    package internal(set) var supplementaries: [HTML] = []
    /// The kinds of pinned headers and footers.
    package internal(set) var pinned: Set<String> = []
    /// Whether cells have their number, from 1, as `--i`.
    package var needsIndex = false
    /// Whether cells have ids, to which dots lead.
    package var hasDots = false
    /// Whether a surface is behind the cells, on split pages only.
    package var hasBackground = false
    /// Whether a cell has a play button.
    package var isPlayable = false
    /// The place of each cell if some are in boxes, otherwise empty.
    package var places: [CellPlace] = []

    var showsTitle: Bool { (title != nil || history != nil) && (before + after).contains(.header) }

    /// The id of a cell in the document.
    static func id(ofCell index: Int, in section: String) -> String { "\(section).\(index + 1)" }

    package init(id: String, classes: String, layout: String?, cells: [HTML]) {
        self.id = id
        self.classes = classes
        self.layout = layout
        self.cells = cells
    }
}
