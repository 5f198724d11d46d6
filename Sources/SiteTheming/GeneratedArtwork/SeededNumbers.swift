/// Pseudorandom numbers from a text, equal on every machine and in every run. (`Hasher` has a random seed.)
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// The seed is the FNV-1a hash of the text.
    init(_ seed: String) {
        state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `bound`. The bias of the remainder is not visible.
    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
