/// Composes episodes from a small vocabulary. As on real sites, a few tags are frequent and many occur once.
struct EpisodeWriter {
    var random: SplitMix64

    mutating func episode(_ number: Int) -> String {
        let day = (number - 1) % 28 + 1
        let month = (number - 1) / 28 % 12 + 1
        let year = 2000 + (number - 1) / 336 % 26
        let season = (number - 1) / 100 + 1
        let tags = Set((0..<3).map { _ in tag() }).sorted()
        return """
            ---
            title: "\(number): \(sentence(words: 5))"
            date: \(year)-\(padded(month))-\(padded(day))
            number: \(number)
            season: \(season)
            collection: Course \((number - 1) / 500 + 1)
            tags: [\(tags.joined(separator: ", "))]
            duration: \(600 + Int.random(in: 0..<5400, using: &random))
            views: \(Int.random(in: 0..<100_000, using: &random))
            description: \(sentence(words: 14))
            ---

            \(body())
            """
    }

    private mutating func body() -> String {
        """
        \(paragraph()) [A link](https://example.com/\(word())) and *emphasis*.

        ## \(sentence(words: 4))

        \(paragraph())

        - \(sentence(words: 7))
        - **\(sentence(words: 3))** with `\(word())()` and ~~\(word())~~
        - \(sentence(words: 6))

        ```swift
        let \(word()) = \(word())(\(number()))
        ```

        ### \(sentence(words: 3))

        | Name | Value |
        | --- | --- |
        | \(word()) | \(number()) |
        | \(word()) | \(number()) |

        \(paragraph())

        > \(sentence(words: 12))

        \(paragraph())

        """
    }

    private mutating func paragraph() -> String { (0..<5).map { _ in sentence(words: 9) }.joined(separator: " ") }

    private mutating func sentence(words count: Int) -> String {
        let words = (0..<count).map { _ in word() }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst() + "."
    }

    private mutating func word() -> String { Self.words[Int.random(in: 0..<Self.words.count, using: &random)] }

    private mutating func number() -> Int { Int.random(in: 0..<1000, using: &random) }

    /// The square makes the first tags frequent.
    private mutating func tag() -> String {
        let share = Double.random(in: 0..<1, using: &random)
        return "tag-\(Int(share * share * 500))"
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    private static let words = """
        layout group item section width height column row gap inset header footer spacer frame edge pixel track line \
        page card title tag episode season course player chapter note link image cover poster caption theme color type \
        scale grid mosaic list feed shelf solver provider environment container interval rule style sheet browser \
        screen phone tablet desktop window window's reader writer author listener guest host answer question example \
        measure compare solve render write read parse compose cut snap round align stretch nest repeat fill fit
        """.split(separator: " ").map(String.init)
}

/// A small seeded random number generator (Steele, Lea and Flood, 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
