import CompositionalLayout

/// A random layout as a value. Its seed identifies it, and it can be printed.
struct RandomDescription: Sendable {
    struct Section: Sendable {
        var itemCount: Int
        var narrow: LayoutSection
        /// The description from `edge` on, if the section adapts.
        var wide: LayoutSection?
        var edge: Double

        func description(in environment: LayoutEnvironment, edgeIsInEm: Bool) -> LayoutSection {
            let isNarrow =
                edgeIsInEm
                ? environment.isNarrower(thanEms: edge / 20) : environment.container.contentSize.width < edge
            return isNarrow ? narrow : wide ?? narrow
        }
    }

    var seed: UInt64
    var configuration: LayoutConfiguration
    var sections: [Section]

    var judged: JudgedLayout {
        var layout = JudgedLayout(
            "seed \(seed)", configuration: configuration,
            sections: sections.enumerated().map { number, section in
                // Half of the sections that adapt follow the text.
                let edgeIsInEm = section.wide != nil && (seed / 5 + UInt64(number)).isMultiple(of: 2)
                return JudgedLayout.Section(itemCount: section.itemCount) {
                    section.description(in: $0, edgeIsInEm: edgeIsInEm)
                }
            })
        // Seeds of both kinds are judged in both directions.
        layout.textScale = [1, 1, 2, 2, 1.3][Int(seed % 5)]
        return layout
    }
}
