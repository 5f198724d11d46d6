import Foundation

/// Words with the frequencies of a language (Zipf): the second is half as frequent as the first, the third a third.
package enum RareWords {
    static let count = 40_000

    private static let syllables = "bdfgklmnprstvz".flatMap { consonant in "aeiou".map { "\(consonant)\($0)" } }

    /// - Parameter rank: 0 for the most frequent word.
    package static func word(_ rank: Int) -> String {
        var word = ""
        // At least two syllables.
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
