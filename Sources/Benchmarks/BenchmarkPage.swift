import CompositionalLayout
import GridCSS

/// A page of many cells under a stylesheet.
struct BenchmarkPage {
    var css: String
    /// As the default theme does in long lists of cells whose height is known.
    var skipsUnseenCards = false

    /// Four elements to a cell, as in a gallery of cards.
    func html(cells: Int) -> String {
        let list = (1...max(1, cells)).map {
            "<li><div class=card><div class=picture></div><b>Episode \($0)</b> How groups of groups are laid out</div></li>"
        }
        return """
            <!doctype html><meta charset=utf-8><title>cells</title>
            <style>\(css)</style>
            <style>
            @layer theme { body { margin: 0; font: 14px/1.4 sans-serif } ul { list-style: none; margin: 0; padding: 0 }
            .card { block-size: 100% } .picture { aspect-ratio: 16 / 9; background: #ccd }
            \(skipsUnseenCards ? "li:nth-child(n + 101) > .card { content-visibility: auto }" : "") }
            </style>
            <div id=outer><div class="cl page"><section class="cl-section list"><ul class="cl-list">\(list.joined())</ul>
            </section></div></div>
            """
    }

    private static func plain(_ rows: String) -> BenchmarkPage {
        BenchmarkPage(
            css: """
                @layer reset, theme, layout;
                .cl-list { display: grid; gap: 20px; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); \(rows) }
                """)
    }

    private static func solved(_ provider: (LayoutEnvironment) -> LayoutSection?) -> BenchmarkPage {
        BenchmarkPage(css: Stylesheet(sections: [("list", SectionStyle(provider: provider))]).text)
    }

    /// As many columns as the plain grid has at every width.
    private static func columns(_ height: LayoutDimension) -> (LayoutEnvironment) -> LayoutSection? {
        { environment in
            let count = max(1, Int((environment.container.contentSize.width + 20) / 320))
            let size = LayoutSize(width: .fractionalWidth(1), height: height)
            var row = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: count)
            row.interItemSpacing = .fixed(20)
            return LayoutSection(group: row, interGroupSpacing: 20)
        }
    }

    /// A large cell beside two small ones.
    private static func mosaic(_: LayoutEnvironment) -> LayoutSection? {
        let half = LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
        let filling = LayoutItem(layoutSize: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let stack = LayoutGroup.vertical(layoutSize: half, subitem: filling, count: 2)
        let group = LayoutGroup.horizontal(
            layoutSize: LayoutSize(width: .fractionalWidth(1), height: .absolute(500)),
            subitems: [LayoutItem(layoutSize: half), stack])
        return LayoutSection(group: group, interGroupSpacing: 20)
    }

    private var skippingUnseenCards: BenchmarkPage {
        var page = self
        page.skipsUnseenCards = true
        return page
    }

    static let comparisons: [(name: String, plain: BenchmarkPage, ours: BenchmarkPage)] = {
        let plainRows = plain("grid-auto-rows: 240px")
        let rows = solved(columns(.absolute(240)))
        return [
            ("columns, cells of one height, as the default theme shows them", plainRows, rows.skippingUnseenCards),
            ("the same, unseen cards skipped in both", plainRows.skippingUnseenCards, rows.skippingUnseenCards),
            ("the same, unseen cards skipped in neither", plainRows, rows),
            ("mosaic beside columns of one height", plainRows, solved(mosaic).skippingUnseenCards),
            ("columns, cells as tall as their content", plain(""), solved(Self.columns(.estimated(240)))),
        ]
    }()
}
