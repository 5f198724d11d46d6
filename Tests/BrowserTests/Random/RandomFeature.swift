import CompositionalLayout
import SeededRandom

/// A part of the model that random sections may use in addition to groups, spacing and insets. Each has its own file
/// and its own random numbers, so adding a feature does not change the others' results for a seed.
struct RandomFeature: Sendable {
    var name: String
    /// The feature occurs in one of this number of sections.
    var rarity: Int
    /// Adds the feature to a section. If a section adapts, both of its descriptions get the same random numbers,
    /// because its markup is the same at every width.
    var add: @Sendable (inout LayoutSection, inout SplitMix64) -> Void

    static let all: [RandomFeature] = [
        .boundaryItems, .sides, .customGroups, .tails, .stacks, .badges, .backgrounds, .orthogonalScrolling,
        .uniformHeights, .heightsInEm,
    ]

    func addIfDrawn(to section: inout RandomDescription.Section, number: Int, seed: UInt64) {
        var random = SplitMix64(seed: seed ^ fingerprint &+ UInt64(number))
        guard random.once(in: rarity) else { return }
        var again = random
        add(&section.narrow, &random)
        if var wide = section.wide {
            add(&wide, &again)
            section.wide = wide
        }
    }

    /// A hash that is the same in every run, unlike `hashValue`. Algorithm: FNV-1a by Fowler, Noll and Vo.
    private var fingerprint: UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
