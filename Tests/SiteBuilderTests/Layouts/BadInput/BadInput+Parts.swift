import CompositionalLayout

extension BadInput {
    /// Groups and sections that lack a part or have one too many.
    static let parts = [
        BadInput(
            rows[8], "no subitems", .rows { $0.group.arrangement = .subitems([]) },
            ["error emptySubitems"], ["error it has a group without subitems from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitems: [] } }",
                ["1:64 error layout.empty-subitems: 'subitems' is empty"]
            )),
        BadInput(
            rows[8], "no frames", .rows { $0.group = .custom(layoutSize: .row) { _ in [] } },
            ["error emptySubitems"], ["error it has a group without subitems from 320 px on"],
            file: (
                "section: { group: { size: 1w x 50, frames: [] } }",
                ["1:44 error layout.empty-subitems: 'frames' is empty"]
            )),
        BadInput(
            rows[8], "count 0", .rows { $0.group = .copies(0) },
            ["error invalidCount"], ["error it has a group with count 0 from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitem: { size: 1w x 50 }, count: 0 } }",
                ["1:89 error layout.invalid-count: 'count' must be from 1 to 1000, not 0"]
            )),
        BadInput(
            rows[8], "count below 0", .rows { $0.group = .copies(.min) },
            ["error invalidCount"], ["error it has a group with count -9223372036854775808 from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitem: { size: 1w x 50 }, count: -1 } }",
                ["1:89 error layout.invalid-count: 'count' must be from 1 to 1000, not -1"]
            )),
        // In Swift, a size cannot be omitted.
        BadInput(
            rows[8], "no size", .rows(), [], [],
            file: (
                "section: { group: { axis: horizontal, subitems: [{ size: 1w x 50 }] } }",
                ["1:19 error layout.missing-key: a group has no 'size'"]
            )),
        BadInput(
            rows[9], "too wide", .rows { $0.group = .row([.cell(.absolute(400)), .cell()]) },
            ["error cannotFit"],
            ["error it cannot be filled from 320 px on: the first item of a group needs 400 of 320 px"],
            file: (
                "section:\n  group:\n    axis: horizontal\n    size: 1w x 50\n    subitems:\n"
                    + "      - size: 300 x 50\n      - size: 50 x 50",
                [
                    "6:15 error layout.cannot-fit: layout 'bad' cannot be filled from 240 to 299 px: the first item of a group needs 300 of 240 px"
                ]
            )),
        // In Swift, a group cannot be omitted.
        BadInput(
            rows[10], "no group", .rows(), [], [],
            file: ("section: { contentInsets: 4 }", ["1:10 error layout.missing-key: a section has no 'group'"])),
        BadInput(rows[10], "no section", nil, ["error missingSection"], ["error it returns no section from 320 px on"]),
        BadInput(
            rows[10], "no section for no items", nil, [], ["error it returns no section from 320 px on"], items: 0),
        BadInput(
            rows[11], "two headers", .rows { $0.boundarySupplementaryItems = [.header(), .header(.bottom)] },
            ["error duplicateKind"], ["error it has two boundary items of kind 'header' from 320 px on"],
            file: (
                "section:\n  group: { axis: vertical, size: 1w x 50, subitems: [{ size: 1w x 50 }] }\n  boundary:\n"
                    + "    - { kind: header, size: 1w x 44 }\n    - { kind: header, size: 1w x 24 }",
                ["5:15 error layout.duplicate-kind: 'boundary' has the kind 'header' twice"]
            )),
    ]
}
