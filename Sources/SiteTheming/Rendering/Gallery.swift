import SiteEpisodes

/// The part of a page that the layout engine owns: sections with their cells, already rendered.
public struct Gallery: Hashable, Sendable {
    /// Class of the page's own layout, if it has one.
    public var classes: String
    public var sections: [GallerySection]
    /// How the sections are divided among two stacks; `nil` for one column.
    public var split: GallerySplit?
    /// What stands around all sections, in the order of the document.
    public var before: [BoundaryElement]
    public var after: [BoundaryElement]

    public init(
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
public struct GallerySplit: Hashable, Sendable {
    public struct Stack: Hashable, Sendable {
        /// Class names that the layout's stylesheet uses, beside `cl-side`.
        public var classes: String
        /// Numbers of the gallery's sections.
        public var sections: [Int]

        public init(classes: String, sections: [Int]) {
            self.classes = classes
            self.sections = sections
        }
    }

    /// Class names that the layout's stylesheet uses, beside `cl-split`.
    public var classes: String
    /// In the order of the document.
    public var stacks: [Stack]

    public init(classes: String, stacks: [Stack]) {
        self.classes = classes
        self.stacks = stacks
    }
}

public struct GallerySection: Hashable, Sendable {
    /// What stands around the cells, in the order of the document.
    public enum Boundary: Hashable, Sendable {
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
    public var id: String
    /// Class names that the layout's stylesheet uses.
    public var classes: String
    /// Name of the layout, for the theme (`l-feed`); `nil` for one written inline.
    public var layout: String?
    /// Whether cells are as tall as their content at some width.
    public var sizesToContent = false
    /// Whether the cells scroll sideways at some width.
    public var scrolls = false
    public var title: String?
    /// For a section of the visitor's history.
    public var history: SectionHistory?
    /// Link to all there is, ready for an attribute.
    public var more: HTML?
    public var before: [Boundary] = []
    public var after: [Boundary] = []
    public var cells: [HTML]
    /// Kinds of the backgrounds.
    public internal(set) var decorations: [String] = []
    /// The badges on each cell, or nothing at all.
    public internal(set) var supplementaries: [HTML] = []
    /// Kinds of headers and footers that wait at the window's edge.
    public internal(set) var pinned: Set<String> = []
    /// Whether cells carry their number as `--i`, from 1.
    public var needsIndex = false
    /// Whether a surface lies behind the cells; on split pages only.
    public var hasBackground = false
    /// For each cell, where some stand in boxes; else empty.
    public var places: [CellPlace] = []

    var showsTitle: Bool { (title != nil || history != nil) && (before + after).contains(.header) }

    public init(id: String, classes: String, layout: String?, cells: [HTML]) {
        self.id = id
        self.classes = classes
        self.layout = layout
        self.cells = cells
    }
}
