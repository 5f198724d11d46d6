import CompositionalLayout

extension BadInput {
    static let insets = [
        BadInput(
            rows[5], "of a section", .rows { $0.contentInsets.leading = 0.5 },
            ["hint smallInset"], ["hint it has an inset of 0.5 px from 320 px on"],
            file: (
                "section: { contentInsets: { leading: 0.5 }, group: { axis: horizontal, size: 1w x 50, "
                    + "subitems: [{ size: 100 x 50 }] } }",
                ["1:38 hint layout.tiny-inset: an inset of 0.5 is less than one point"]
            )),
        BadInput(
            rows[6], "higher", .rows { $0.group = .row([.cell(insets: .init(top: 30, bottom: 30))]) },
            ["warning insetsExceedItem"],
            ["warning it has an item whose insets are larger than its height from 320 px on"],
            file: (
                "section:\n  group: { axis: horizontal, size: 1w x 50, count: 2, "
                    + "subitem: { size: 1w x 50, contentInsets: { top: 30, bottom: 30 } } }",
                [
                    "2:10 warning layout.insets-exceed-item: layout 'bad' has an item whose insets are larger than its "
                        + "height from 240 px on"
                ]
            )),
        BadInput(
            rows[7], "of a section", .rows { $0.contentInsets = .init(leading: 160, trailing: 160) },
            ["error noRoom"],
            [
                "error it has no room at 320 px: insets take 320 of 320 px",
                "error it cannot be filled from 321 px on: the first item of a group needs 100 of 1 px",
            ],
            file: (
                "section:\n  contentInsets: { leading: 160, trailing: 160 }\n"
                    + "  group: { axis: horizontal, size: 1w x 50, subitem: { size: 1w x 50 }, count: 1 }",
                [
                    "2:18 error layout.no-room: layout 'bad' has no room from 240 to 320 px: insets take 320 of 240 px",
                    "3:10 warning layout.narrow-cell: layout 'bad' has cells narrower than 44 px from 321 to 363 px: down to 1 px",
                ]
            )),
        BadInput(
            rows[7], "of a group", .rows { $0.group.contentInsets = .init(top: 30, bottom: 30) },
            ["error noRoom"], ["error it has no room from 320 px on: insets take 60 of 50 px"],
            file: (
                "section:\n  group:\n    axis: horizontal\n    size: 1w x 50\n    contentInsets: { top: 30, bottom: 30 }\n"
                    + "    subitems: [{ size: 1w x 50 }]",
                ["5:20 error layout.no-room: layout 'bad' has no room from 240 px on: insets take 60 of 50 px"]
            )),
    ]
}
