/// Numbers that depend on a text alone: the same on every machine, in every run (`Hasher` is seeded anew each time).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// FNV-1a over the text's bytes.
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

    /// Below `bound`; the bias of the remainder is far below what an eye sees.
    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
