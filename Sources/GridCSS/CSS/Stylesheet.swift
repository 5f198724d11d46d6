/// A stylesheet of layouts, each under its class.
///
/// Classes, from outside in: `.cl` the layout, `.cl-section` a section, `.cl-<kind>` a header, spacer or footer,
/// `.cl-list` the cells, in a `.cl-scroller` where they scroll sideways. Everything is in
/// `@layer layout`, the last of `reset, theme, cells, layout`; only the designs of cells are in the layer before.
public struct Stylesheet: Sendable {
    /// Class name → layout of a section.
    public var sections: [(name: String, style: SectionStyle)]
    /// Class name → layout of a page.
    public var pages: [(name: String, style: PageStyle)]
    /// Class name → how a page is split in two stacks of sections.
    public var splits: [(name: String, style: SplitStyle)]
    /// Designs of cells of those sections.
    public var cells: [CellStyle]
    /// Whether it holds the rules that all layouts need; a page that adds layouts of its own needs them once.
    public var includesBase: Bool
    /// No layout grows wider than this (CSS px); `nil` for as wide as there is room. Other rules may read it as `--cl-max`.
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
        writer.open("@layer layout")
        if includesBase { writer.base(maxWidth: maxWidth) }
        if sections.contains(where: \.style.scrolls) { writer.scroller() }
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
