import CompositionalLayout

extension BadInput {
    /// Elements at impossible places, or at places that are easily misunderstood.
    static let places = [
        BadInput(
            rows[12], "all four edges",
            .rows { $0.group.supplementaryItems = [.badge([.top, .leading, .bottom, .trailing])] },
            [], []),
        // Swift has no such alignment.
        BadInput(
            rows[13], "none", .rows(), [], [],
            file: (
                "section:\n  group: { axis: vertical, size: 1w x 50, subitems: [{ size: 1w x 50 }] }\n"
                    + "  boundary: [{ kind: header, size: 1w x 44, alignment: none }]",
                ["3:56 error layout.wrong-type: 'alignment' cannot be 'none'"]
            )),
        BadInput(
            rows[14], "header at the side",
            .rows { $0.boundarySupplementaryItems = [.header(.leading, width: .absolute(30), pins: true)] },
            ["hint pinWithoutEffect"], ["hint it pins 'header', which is at a side, from 320 px on"],
            file: (
                "section:\n  group: { axis: vertical, size: 1w x 50, subitems: [{ size: 1w x 50 }] }\n  boundary:\n"
                    + "    - { kind: header, size: 40 x 40, alignment: leading, pinToVisibleBounds: true }",
                ["4:58 hint layout.pin-without-effect: 'pinToVisibleBounds' has no effect on an item at the side"]
            )),
        BadInput(
            rows[15], "badge", .rows { $0.group.supplementaryItems = [.badge(width: .estimated(20))] },
            ["hint estimateNeverMeasured"],
            ["hint it estimates the size of 'badge', which is never measured, from 320 px on"],
            file: (
                "section:\n  group:\n    axis: vertical\n    size: 1w x 50\n    subitems:\n      - size: 1w x 50\n"
                    + "        supplementaryItems: [{ kind: badge, size: ~20 x 20, containerAnchor: top }]",
                ["7:51 hint layout.estimate-stays: a supplementary item keeps its estimated size"]
            )),
        BadInput(
            rows[16], "left of the group, and over another",
            .rows {
                $0.group = .custom(layoutSize: .row) { size in
                    [
                        .init(frame: Rect(x: -20, y: -10, width: 90, height: 90)),
                        .init(frame: Rect(x: 60, y: 0, width: 90, height: 50)),
                        .init(frame: Rect(x: size.width - 50, y: 0, width: 90, height: 50)),
                    ]
                }
            },
            [], ["warning it has cells that reach beyond the page from 320 px on: by up to 40 px"],
            file: (
                "section:\n  group:\n    size: 1w x 50\n    frames:\n      - { x: -20, y: -10, width: 90, height: 90 }\n"
                    + "      - { x: 60, width: 90, height: 50 }\n      - { x: 1w - 50, width: 90, height: 50 }",
                [
                    "3:5 warning layout.overflow: layout 'bad' has cells that reach beyond the page from 240 px on: by up to 40 px"
                ]
            )),
    ]
}
