import CompositionalLayout

/// A random layout as a value. Its seed identifies it, and it can be printed.
struct RandomDescription: Sendable {
    struct Section: Sendable {
        var itemCount: Int
        var narrow: LayoutSection
        /// The description from `edge` on, if the section adapts.
        var wide: LayoutSection?
        var edge: Double

        func description(at width: Double) -> LayoutSection { width < edge ? narrow : wide ?? narrow }
    }

    var seed: UInt64
    var configuration: LayoutConfiguration
    var sections: [Section]

    var judged: JudgedLayout {
        var layout = JudgedLayout(
            "seed \(seed)", configuration: configuration,
            sections: sections.map { section in
                JudgedLayout.Section(itemCount: section.itemCount) {
                    section.description(at: $0.container.contentSize.width)
                }
            })
        // Seeds of both kinds are judged in both directions.
        layout.textScale = [1, 1, 2, 2, 1.3][Int(seed % 5)]
        return layout
    }
}
