import CompositionalLayout
import SeededRandom

/// A part of the model that random sections may use besides groups, spacing and insets. Each stands in a file of its own,
/// and draws from random numbers of its own: another feature leaves what a seed draws for this one as it is.
struct RandomFeature: Sendable {
    var name: String
    /// One section in how many has it.
    var rarity: Int
    /// Draws the feature for a section. A section that adapts gets the same draws for both of its descriptions, because
    /// its markup is the same at every width.
    var add: @Sendable (inout LayoutSection, inout SplitMix64) -> Void

    static let all: [RandomFeature] = [
        .boundaryItems, .sides, .customGroups, .tails, .stacks, .badges, .backgrounds, .orthogonalScrolling,
        .uniformHeights,
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

    /// The same in every run, unlike `hashValue`. Algorithm: Fowler, Noll and Vo, FNV-1a.
    private var fingerprint: UInt64 {
        name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
