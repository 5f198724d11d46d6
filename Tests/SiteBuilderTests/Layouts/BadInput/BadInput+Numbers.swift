import CompositionalLayout

extension BadInput {
    /// Dimensions and spacing.
    static let numbers = [
        BadInput(
            rows[0], "NaN", .rows { $0.group = .row([.cell(.fractionalWidth(.nan))]) },
            ["error nonFinite"], ["error it has a number that is not finite from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitems: [{ size: .nan x 50 }] } }",
                ["1:73 error layout.non-finite: 'width' is nan, not a finite number"]
            )),
        BadInput(
            rows[0], "infinite", .rows { $0.group.layoutSize.width = .absolute(.infinity) },
            ["error nonFinite"], ["error it has a number that is not finite from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1/0w x 50, subitems: [{ size: 1w x 50 }] } }",
                ["1:45 error layout.non-finite: 'width' is inf, not a finite number"]
            )),
        BadInput(
            rows[0], "minus infinite estimate",
            .rows { $0.group = .row([.cell(.absolute(100), .estimated(-.infinity))], height: .estimated(50)) },
            ["error nonFinite"], ["error it has a number that is not finite from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x ~50, subitems: [{ size: 1w x ~-.inf }] } }",
                ["1:79 error layout.non-finite: 'height' is -inf, not a finite number"]
            )),
        BadInput(
            rows[1], "0 high", .rows { $0.group = .row([.cell(.absolute(100), .absolute(0))]) },
            ["warning notPositive"], ["warning it has a size of 0 from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x 0 }] } }",
                ["1:78 warning layout.not-positive: the height '0' is not above 0"]
            )),
        BadInput(
            rows[1], "negative height", .rows { $0.group = .row([.cell(.absolute(100), .absolute(-4))]) },
            ["warning notPositive"], ["warning it has a size of -4 from 320 px on"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x -4 }] } }",
                ["1:78 warning layout.not-positive: the height '-4' is not above 0"]
            )),
        BadInput(
            rows[1], "0 wide, as often as there are items", .rows { $0.group = .row([.cell(.absolute(0))]) },
            ["warning notPositive"],
            [
                "warning it has cells narrower than 44 px from 320 px on: down to 0 px",
                "warning it has a size of 0 from 320 px on",
            ]),
        BadInput(
            rows[2], "across the group",
            .rows { $0.group = .row([.cell(.absolute(100), .fractionalHeight(1.5))]) },
            ["hint largeFraction"],
            [
                "hint it has a group whose contents reach beyond it vertically from 320 px on: by up to 25 px",
                "hint it has a share of 1.5 from 320 px on, which is more than the whole",
            ],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x 1.5h }] } }",
                [
                    "1:19 hint layout.sticks-out: layout 'bad' has a group whose contents reach beyond it vertically from 240 px on: by up to 25 px",
                    "1:78 hint layout.large-fraction: '1.5h' is 1.5 times the height around it",
                ]
            )),
        BadInput(
            rows[2], "along the group", .rows { $0.group = .row([.cell(.fractionalWidth(1.5))]) },
            ["error cannotFit", "hint largeFraction"],
            [
                "error it cannot be filled from 320 px on: the first item of a group needs 480 of 320 px",
                "hint it has a share of 1.5 from 320 px on, which is more than the whole",
            ],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1.5w x 50 }] } }",
                [
                    "1:73 error layout.cannot-fit: layout 'bad' cannot be filled from 240 px on: the first item of a group needs 360 of 240 px",
                    "1:73 hint layout.large-fraction: '1.5w' is 1.5 times the width around it",
                ]
            )),
        BadInput(
            rows[3], "spacing", .rows { $0.group.interItemSpacing = .fixed(-10) },
            [], [],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, interItemSpacing: -10, "
                    + "subitem: { size: 1w x 50 }, count: 2 } }", []
            )),
        BadInput(
            rows[3], "edge spacing", .rows { $0.group.edgeSpacing.leading = .fixed(-10) },
            [], ["warning it has cells that reach beyond the page from 320 px on: by up to 10 px"],
            file: (
                "section: { group: { axis: horizontal, size: 1w x 50, subitem: { size: 1w x 50, "
                    + "edgeSpacing: { top: -4 } }, count: 2 } }",
                [
                    "1:19 hint layout.sticks-out: layout 'bad' has a group whose contents reach beyond it vertically from 240 px on: by up to 4 px"
                ]
            )),
        BadInput(
            rows[3], "insets", .rows { $0.contentInsets.top = -20 },
            [], [],
            file: (
                "section: { contentInsets: { top: -20 }, group: { axis: horizontal, size: 1w x 50, "
                    + "subitem: { size: 1w x 50 }, count: 2 } }", []
            )),
        BadInput(
            rows[4], "spacing", .rows { $0.group.interItemSpacing = .flexible(.infinity) },
            ["error nonFinite"], ["error it has a number that is not finite from 320 px on"],
            file: (
                "section: { interGroupSpacing: .inf, group: { axis: horizontal, size: 1w x 50, "
                    + "interItemSpacing: flexible(.inf), subitems: [{ size: 1w x 50 }] } }",
                [
                    "1:31 error layout.non-finite: 'interGroupSpacing' is inf, not a finite number",
                    "1:97 error layout.non-finite: 'interItemSpacing' is inf, not a finite number",
                ]
            )),
        BadInput(
            rows[4], "offset", .rows { $0.boundarySupplementaryItems = [.header(offset: Point(x: .nan, y: 0))] },
            ["error nonFinite"], ["error it has a number that is not finite from 320 px on"],
            file: (
                "section: { boundary: [{ kind: header, size: 1w x 44, offset: { x: .nan } }], "
                    + "group: { axis: horizontal, size: 1w x 50, subitems: [{ size: 1w x 50 }] } }",
                ["1:67 error layout.non-finite: 'x' is nan, not a finite number"]
            )),
        BadInput(
            rows[4], "insets", .rows { $0.contentInsets.top = -.infinity },
            ["error nonFinite"], ["error it has a number that is not finite from 320 px on"],
            file: (
                "section: { contentInsets: -.inf, group: { axis: horizontal, size: 1w x 50, "
                    + "subitems: [{ size: 1w x 50 }] } }",
                ["1:27 error layout.non-finite: 'contentInsets' is -inf, not a finite number"]
            )),
    ]
}
