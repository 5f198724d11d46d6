/// A condition on the facts of an item: all its terms must hold.
public struct ItemCondition: Hashable, Sendable {
    public enum Comparison: String, CaseIterable, Sendable {
        case isAtLeast = ">="
        case isAtMost = "<="
        case isAbove = ">"
        case isBelow = "<"
        case equals = "="
    }

    public enum Test: Hashable, Sendable {
        /// The fact is a flag, set or not. A flag that is not known is not set.
        case flag(Bool)
        case number(Comparison, Double)
        case word(String)
    }

    public struct Term: Hashable, Sendable {

        /// The name of the fact, as in ``ItemFacts``.
        public var fact: String
        public var test: Test

        public init(_ fact: String, _ test: Test) {
            self.fact = fact
            self.test = test
        }

        /// - Returns: `nil` if the item has no such flag, number or word.
        func holds(for item: ItemFacts) -> Bool? {
            switch test {
            case .flag(let expected): if case .flag(let flag)? = item[fact] { flag == expected } else { nil }
            case .number(let comparison, let limit): item.number(fact).map { comparison.holds($0, limit) }
            case .word(let word): item.word(fact).map { $0 == word }
            }
        }

        /// The answer for an item without the fact, and without a default. A flag is then not set.
        var otherwise: Bool? { if case .flag(let expected) = test { !expected } else { nil } }
    }

    public var terms: [Term]

    public init(_ terms: Term...) { self.terms = terms }

    public init(_ terms: [Term]) { self.terms = terms }
}

extension ItemCondition.Comparison {
    fileprivate func holds(_ number: Double, _ limit: Double) -> Bool {
        switch self {
        case .isAtLeast: number >= limit
        case .isAtMost: number <= limit
        case .isAbove: number > limit
        case .isBelow: number < limit
        case .equals: number == limit
        }
    }
}

extension ItemCondition: CustomStringConvertible {
    /// The condition as in a layout file: `featured and rating >= 4`.
    public var description: String {
        terms.map { term in
            switch term.test {
            case .flag(true): term.fact
            case .flag(false): "not " + term.fact
            case .number(let comparison, let limit):
                "\(term.fact) \(comparison.rawValue) \(LayoutText.number(limit))"
            case .word(let word): "\(term.fact) = \(word)"
            }
        }.joined(separator: " and ")
    }
}
