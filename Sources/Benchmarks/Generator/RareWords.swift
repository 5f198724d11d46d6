import Foundation

/// Words as unevenly used as those of a language: the second half as often as the first, the third a third as often (Zipf).
package enum RareWords {
    static let count = 40_000

    private static let syllables = "bdfgklmnprstvz".flatMap { consonant in "aeiou".map { "\(consonant)\($0)" } }

    /// - Parameter rank: 0 for the most frequent.
    package static func word(_ rank: Int) -> String {
        var word = ""
        // Two syllables at least.
        var rest = rank + syllables.count
        while rest > 0 {
            word += syllables[rest % syllables.count]
            rest /= syllables.count
        }
        return word
    }

    static func text(of length: Int, using random: inout SplitMix64) -> String {
        (0..<length).map { _ in
            let share = Double.random(in: 0..<1, using: &random)
            return word(Int(exp(share * log(Double(count)))) - 1)
        }.joined(separator: " ")
    }
}
