/// A stylesheet of layouts. Each layout has its own class.
///
/// The classes from outside to inside: `.cl` is the layout, `.cl-section` a section, `.cl-<kind>` a header, spacer or
/// footer, and `.cl-list` the list of cells, inside a `.cl-scroller` if it scrolls horizontally. All rules are in
/// `@layer layout`, the last of `reset, theme, cells, layout`. Only the styles of cells are in the layer before it.
public struct Stylesheet: Sendable {
    /// Class names and the layouts of sections.
    public var sections: [(name: String, style: SectionStyle)]
    /// Class names and the layouts of pages.
    public var pages: [(name: String, style: PageStyle)]
    /// Class names and the layouts of split pages.
    public var splits: [(name: String, style: SplitStyle)]
    /// The styles of the cells of these sections.
    public var cells: [CellStyle]
    /// True if the stylesheet contains the rules that all layouts need. A page needs them only once.
    public var includesBase: Bool
    /// The maximum width of a layout in CSS px; `nil` for no maximum. Other rules may read it as `--cl-max`.
    public var maxWidth: Int?

    public init(
        sections: [(name: String, style: SectionStyle)], pages: [(name: String, style: PageStyle)] = [],
        splits: [(name: String, style: SplitStyle)] = [], cells: [CellStyle] = [], includesBase: Bool = true,
        maxWidth: Int? = nil
    ) {
        self.sections = sections
        self.pages = pages
        self.splits = splits
        self.cells = cells
        self.includesBase = includesBase
        self.maxWidth = maxWidth
    }

    public var text: String {
        var writer = StylesheetWriter()
        if includesBase { writer.prologue() }
        let rows = sections.reduce(into: Set()) { $0.formUnion($1.style.scrolling) }
        if rows.contains(where: \.hasArrows) { writer.arrowLook() }
        let hasDots = sections.contains { $0.style.boundaryItems.contains { $0.elementKind == RowDots.kind } }
        if hasDots { writer.dotLook() }
        writer.open("@layer layout")
        if includesBase { writer.base(maxWidth: maxWidth) }
        if !rows.isEmpty { writer.scroller() }
        if rows.contains(where: \.hasArrows) { writer.arrows() }
        writer.effects(Set(rows.map(\.effect)))
        if sections.contains(where: { $0.style.stacks != nil }) { writer.stackBase() }
        for page in pages { writer.page(page.name, page.style) }
        for split in splits { writer.split(split.name, split.style) }
        for section in sections { writer.section(section.name, section.style) }
        writer.close()
        if cells.contains(where: { style in style.ranges.contains { !$0.value.isEmpty } }) {
            writer.open("@layer cells")
            for cells in cells { writer.cells(cells) }
            writer.close()
        }
        return writer.text
    }
}
