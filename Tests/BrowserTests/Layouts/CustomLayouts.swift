import CompositionalLayout

/// Custom groups.
extension JudgedLayout {
    private static func rect(_ x: Length, _ y: Length, _ width: Length, _ height: Length) -> Rect<Length> {
        Rect(x: x, y: y, width: width, height: height)
    }

    private static func share(_ factor: Double, _ points: Double = 0) -> Length {
        Length(points: points, width: factor)
    }

    private static func tall(_ factor: Double, _ points: Double = 0) -> Length {
        Length(points: points, height: factor)
    }

    private static func custom(
        _ width: LayoutDimension, _ height: LayoutDimension, _ frames: [Rect<Length>]
    ) -> LayoutGroup {
        .custom(layoutSize: size(width, height)) { _ in
            frames.enumerated().map { LayoutGroupCustomItem(frame: $1, zIndex: $0 % 3) }
        }
    }

    /// A large cell, two small ones beside it, and a wide one below, without gaps and overlaps.
    private static let tiles = [
        rect(0, 0, share(2.0 / 3), tall(2.0 / 3)), rect(share(2.0 / 3), 0, share(1.0 / 3), tall(1.0 / 3)),
        rect(share(2.0 / 3), tall(1.0 / 3), share(1.0 / 3), tall(1.0 / 3)),
        rect(0, tall(2.0 / 3), share(1), tall(1.0 / 3)),
    ]

    private static let tilesWithGaps = [
        rect(0, 0, share(0.6, -4), tall(1)), rect(share(0.6, 4), 0, share(0.4, -4), tall(0.5, -4)),
        rect(share(0.6, 4), tall(0.5, 4), share(0.4, -4), tall(0.5, -4)),
    ]

    /// Cells that overlap, reach beyond the edges, or start before the corner.
    private static let scattered = [
        rect(share(0.1), tall(0.2), share(0.5), tall(0.5)), rect(share(0.3, -7.5), -11, share(0.4), 60.5),
        rect(-13.25, tall(0.5), 80, tall(0.7)), rect(share(0.9), 4, share(0.2), tall(0.3)),
        rect(share(0.5), tall(0.5), 0, 0),
    ]

    private static func section(_ group: LayoutGroup) -> LayoutSection {
        LayoutSection(
            group: group, contentInsets: .init(top: 6, leading: 14.5, bottom: 9, trailing: 7.25), interGroupSpacing: 8.5
        )
    }

    private static let nested: LayoutGroup = {
        var inner = custom(.fractionalWidth(0.5), .fractionalHeight(1), scattered)
        inner.supplementaryItems = [badge("new", [.bottom, .trailing], .absolute(20), .fractionalHeight(0.1))]
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)),
            subitems: [item(.fractionalWidth(0.3), .fractionalHeight(1)), inner]
        ).spaced(9).inset(.init(all: 5))
    }()

    private static let besideText = LayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(90)),
        subitems: [
            item(.fractionalWidth(0.4), .estimated(60)), custom(.fractionalWidth(0.6), .absolute(110), tilesWithGaps),
        ])

    private static let underText = LayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(90)),
        subitems: [
            item(.fractionalWidth(0.7), .estimated(60)), custom(.fractionalWidth(1), .absolute(110), scattered),
        ]
    ).spaced(7)

    private static let staggered: Provider = { environment in
        // Three columns of different heights, like a waterfall of pictures with known sizes.
        let columns = environment.container.contentSize.width < 600 ? 2 : 3
        let part = 1 / Double(columns)
        let frames = (0..<7).map { number in
            rect(
                share(part * Double(number % columns), 3),
                Length(points: Double(number / columns * 70 + number % columns * 25)),
                share(part, -6), Length(points: 64))
        }
        return section(custom(.fractionalWidth(1), .absolute(300), frames))
    }

    static let customs =
        (1...5).map {
            JudgedLayout(
                "custom tiles of \($0)", items: $0, section(custom(.fractionalWidth(1), .fractionalWidth(0.5), tiles)))
        }
        + [2, 7].map {
            JudgedLayout(
                "custom tiles with gaps of \($0)", items: $0,
                section(custom(.fractionalWidth(0.9), .absolute(180), tilesWithGaps)))
        }
        + [3, 5, 12].map {
            JudgedLayout(
                "custom places of \($0)", items: $0, section(custom(.fractionalWidth(1), .absolute(160), scattered)))
        }
        + [
            JudgedLayout("custom staggered columns", items: 16, provider: staggered),
            JudgedLayout(
                "custom places as shares of the window", items: 4,
                section(custom(.fractionalWidth(1), .fractionalHeight(0.3), tiles))),
        ]
        + [2, 6, 9].map { JudgedLayout("custom nested, \($0)", items: $0, section(nested)) }
        + [1, 2, 4, 7].map { JudgedLayout("custom beside text, \($0)", items: $0, section(besideText)) }
        + [1, 3, 6, 8].map { JudgedLayout("custom under text, \($0)", items: $0, section(underText)) }
}
