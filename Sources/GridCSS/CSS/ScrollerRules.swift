extension StylesheetWriter {
    /// Writes the rules for the element in which cells scroll horizontally. It reaches a little above and below its
    /// list, because it clips focus outlines and shadows. Its scroll bar is hidden, because the layout has no room for
    /// it.
    mutating func scroller() {
        line(
            """
            .cl-scroller { grid-row: cells; grid-column: 1; min-inline-size: 0; margin: -8px 0; padding: 8px 0; border: 0; \
            overflow: auto hidden; overscroll-behavior-inline: contain; scrollbar-width: none; }
            """)
        line(".cl-scroller::-webkit-scrollbar { display: none; }")
        line(".cl-scroller:only-child > .cl-list:not(:has(li)) { padding-block: 0; }")
    }
}
