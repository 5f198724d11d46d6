import CompositionalLayout
import SeededRandom

/// Makes random descriptions: sections of groups nested up to four levels deep in all three forms, with dimensions,
/// spacing and insets of every kind, and sometimes a `RandomFeature`.
struct RandomLayout {
    private let seed: UInt64
    var random: SplitMix64
    /// True if heights may depend on content.
    private(set) var isEstimated = false

    /// The same description for the same seed in every run.
    static func description(seed: UInt64) -> RandomDescription {
        var layout = RandomLayout(seed: seed)
        return layout.description()
    }

    private init(seed: UInt64) {
        self.seed = seed
        random = SplitMix64(seed: seed)
    }

    private mutating func description() -> RandomDescription {
        let sections = (0..<random.pick([1, 1, 1, 2])).map { section($0) }
        var configuration = LayoutConfiguration(interSectionSpacing: random.points())
        if random.once(in: 5) {
            configuration.boundarySupplementaryItems = [
                JudgedLayout.boundary("header", .top, random.pick([.absolute(31.5), .estimated(20)]))
            ]
        }
        return RandomDescription(seed: seed, configuration: configuration, sections: sections)
    }

    private mutating func section(_ number: Int) -> RandomDescription.Section {
        isEstimated = random.once(in: 3)
        var section = RandomDescription.Section(
            itemCount: Int.random(in: 0...14, using: &random), narrow: sectionOfGroups(), edge: .infinity)
        if random.once(in: 4) {
            section.wide = sectionOfGroups()
            section.edge = Double(Int.random(in: 300...2000, using: &random))
        }
        for feature in RandomFeature.all { feature.addIfDrawn(to: &section, number: number, seed: seed) }
        return section
    }

    private mutating func sectionOfGroups() -> LayoutSection {
        let height: LayoutDimension =
            isEstimated
            ? .estimated(200) : random.pick([.absolute(180), .fractionalWidth(0.4), .fractionalHeight(0.3)])
        let size = LayoutSize(
            width: random.pick([.fractionalWidth(1), .fractionalWidth(0.8), .absolute(230)]), height: height)
        var section = LayoutSection(
            group: group(size: size, depth: 1), contentInsets: random.insets(), interGroupSpacing: random.points())
        section.trimsLastGroup = !random.once(in: 4)
        if random.once(in: 4) { section.lastGroupAlignment = random.pick([.center, .trailing]) }
        return section
    }
}
