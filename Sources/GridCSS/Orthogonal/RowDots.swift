import CompositionalLayout

/// Dots of a row that scrolls sideways: links to the first cell of each group, for engines without buttons and for
/// visitors without a wheel. They are a boundary item, so the solver knows their room.
public enum RowDots {
    /// The kind of the boundary item. Its links are siblings, one for each cell in order.
    public static let kind = "dots"

    /// Rules that show only the links to first cells of groups.
    static func rules(_ section: SolvedSection) -> [Rule] {
        guard section.boundaryItems.contains(where: { $0.description.elementKind == kind }) else { return [] }
        guard section.orthogonalRow != nil, let run = section.runs.first else {
            return [Rule(" > .cl-dots a", [Declaration("visibility", "hidden")])]
        }
        let count = run.pattern.leaves.count
        return count < 2 ? [] : [Rule(" > .cl-dots a:not(:nth-child(\(count)n+1))", [Declaration("display", "none")])]
    }
}

extension StylesheetWriter {
    /// Writes the look of dots. It is in the lowest layer, so that every rule of a theme changes it. `:target-current`
    /// is the dot of the group in view, in engines that have it (CSS Overflow 5).
    mutating func dotLook() {
        open("@layer reset")
        line(
            """
            .cl-dots > nav { display: flex; align-items: center; justify-content: safe center; block-size: 100%; \
            overflow: auto hidden; scrollbar-width: none; scroll-target-group: auto; }
            """)
        line(
            """
            .cl-dots a { display: grid; flex: none; place-content: center; inline-size: 24px; block-size: 24px; \
            color: inherit; }
            """)
        line(".cl-dots a::before { border: 4px solid; border-radius: 50%; opacity: 0.4; content: \"\"; }")
        line(".cl-dots a:is(:hover, :focus-visible)::before { opacity: 1; }")
        line(".cl-dots a:target-current::before { opacity: 1; }")
        // A link moves the page, too. The row then stands a little below the top of the window.
        line(".cl-scroller li[id] { scroll-margin-block: 30vh; }")
        close()
    }
}
