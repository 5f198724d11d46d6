import CompositionalLayout

extension BadInput {
    /// Containers, which layout files cannot describe.
    static let containers = [
        BadInput(
            rows[17], "width 0", .rows(), ["error noRoom"],
            [], in: Size(width: 0, height: 480)),
        BadInput(
            rows[17], "width below 0", .rows(), ["error noRoom"],
            [], in: Size(width: -40, height: 480)),
        BadInput(rows[17], "height 0", .rows(), ["error noRoom"], [], in: Size(width: 320, height: 0)),
        BadInput(
            rows[17], "width 0, no items", .rows(), [], [],
            in: Size(width: 0, height: 480), items: 0),
        BadInput(rows[17], "height 0, no items", .rows(), [], [], in: Size(width: 320, height: 0), items: 0),
    ]

    /// Numbers and amounts that the table does not contain.
    static let beyondTheTable = [
        BadInput(
            "containers", "width NaN", .rows(), ["error nonFinite"],
            [], in: Size(width: .nan, height: 480)),
        BadInput(
            "containers", "width infinite", .rows(), ["error nonFinite"],
            [], in: Size(width: .infinity, height: 480)),
        BadInput(
            "huge numbers", "inset", .rows { $0.contentInsets.top = 1e100 }, ["error tooLarge"],
            ["error it has numbers that are too large from 320 px on"],
            file: (
                "section: { contentInsets: { top: 1e100 }, group: { axis: horizontal, size: 1w x 50, "
                    + "subitems: [{ size: 1w x 50 }] } }",
                [
                    "1:34 error layout.too-large: 'top' is too large: 1e+100"
                ]
            )),
        BadInput(
            "huge numbers", "product of shares",
            .rows {
                let huge = LayoutSize(width: .fractionalWidth(1e10), height: .absolute(50))
                $0.group = .horizontal(layoutSize: huge, repeatingSubitem: LayoutItem(layoutSize: huge), count: 1)
            }, ["error tooLarge", "hint largeFraction", "warning copiesStickOut"],
            [
                "error it has numbers that are too large from 320 px on",
                "hint it has a share of 10000000000 from 320 px on, which is more than the whole",
                "warning it has copies that do not fit into their group from 320 px on: they need 1e+20W of 10000000000W px of width",
            ]),
        BadInput(
            "huge numbers", "count", .rows { $0.group = .copies(.max) }, ["error tooComplex"],
            ["error it has too many cells in one group from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitem: { size: 1w x 50 }, count: 100000 } }",
                ["1:89 error layout.invalid-count: 'count' must be from 1 to 1000, not 100000"]
            )),
        BadInput("amounts", "one million items", .rows(), [], [], items: 1_000_000),
        BadInput("amounts", "fewer items than none", .rows(), [], [], items: -5),
        BadInput("nesting", "64 groups", .rows { $0.group = .nested(64) }, [], []),
        BadInput(
            "nesting", "65 groups", .rows { $0.group = .nested(65) }, ["error nestedTooDeeply"],
            ["error it nests groups too deeply from 320 px on"]),
    ]
}
