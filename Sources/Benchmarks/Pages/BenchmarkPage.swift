import CompositionalLayout
import GridCSS

/// A page with many cells and a stylesheet.
struct BenchmarkPage {
    var css: String
    /// The boxes around cells that the stylesheet requires.
    var stacks: StackNesting?
    /// True if each cell has a badge at its corner.
    var hasBadges = false
    /// True to skip rendering of invisible cells, as the default theme does in long lists of cells with known height.
    var skipsUnseenCards = false

    /// Creates a page with our rules for the layout of a provider.
    init(hasBadges: Bool = false, _ provider: (LayoutEnvironment) -> LayoutSection?) {
        let style = SectionStyle(provider: provider)
        css = Stylesheet(sections: [("list", style)]).text
        stacks = style.stacks
        self.hasBadges = hasBadges
    }

    /// Creates a page with the same cells in a hand-written grid.
    init(plainRows rows: String, hasBadges: Bool = false) {
        css = """
            @layer reset, theme, layout;
            .cl-list { display: grid; gap: 20px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); \(rows) }
            .cl-list > li { position: relative }
            .cl-supplementary-new { position: absolute; inset: -9px -7px auto auto; inline-size: 24px; block-size: 18px }
            """
        self.hasBadges = hasBadges
    }

    var skippingUnseenCards: BenchmarkPage {
        var page = self
        page.skipsUnseenCards = true
        return page
    }

    /// Four elements per cell, as in a gallery of cards.
    func html(cells: Int) -> String {
        """
        <!doctype html><meta charset=utf-8><title>cells</title>
        <style>\(css)</style>
        <style>
        @layer theme { body { margin: 0; font: 14px/1.4 sans-serif } ul { list-style: none; margin: 0; padding: 0 }
        .card { block-size: 100% } .picture { aspect-ratio: 16 / 9; background: #ccd }
        \(skipsUnseenCards ? "li:nth-child(n + 101) > .card { content-visibility: auto }" : "") }
        </style>
        <div id=outer><div class="cl page"><section class="cl-section list"><ul class="cl-list">\(list(cells))</ul>
        </section></div></div>
        """
    }

    private func list(_ count: Int) -> String {
        let places = stacks?.places(count: count)
        let badge = hasBadges ? "<span class=cl-supplementary-new></span>" : ""
        return (0..<max(1, count)).map { cell in
            let place = places?[cell] ?? .init()
            let classes = place.classes.isEmpty ? "" : " class=\"\(place.classes.joined(separator: " "))\""
            return String(repeating: "<div class=cl-stack>", count: place.opens)
                + "<li\(classes)><div class=card><div class=picture></div><b>Episode \(cell + 1)</b> \(Self.words(cell))"
                + "</div>\(badge)</li>" + String(repeating: "</div>", count: place.closes)
        }.joined()
    }

    /// One or several lines of text.
    private static func words(_ cell: Int) -> String {
        "How groups of groups are laid out" + String(repeating: ", one in another", count: cell % 5)
    }
}
