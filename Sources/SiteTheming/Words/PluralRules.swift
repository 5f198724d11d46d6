/// The plural rules of a language in the notation of Unicode CLDR (UTS 35, part 3, section 5.1.1): `one: n = 1`, `few:
/// n % 10 = 2..4 and n % 100 != 12..14`.
///
/// Only integers are counted, so `n` and `i` are the number and `v`, `w`, `f`, `t`, `c` and `e` are 0.
struct PluralRules: Hashable, Sendable {
    enum Category: String, CaseIterable, Sendable {
        case zero, one, two, few, many, other
    }

    /// The rules of a language with one form for all numbers.
    static let none = PluralRules(rules: [])
    static let english = PluralRules(rules: [(.one, Condition("n = 1"))])

    private struct Rule: Hashable, Sendable {
        var category: Category
        var condition: Condition
    }

    private var rules: [Rule]

    /// - Parameter rules: the rules. A category without a condition is never chosen.
    init(rules: [(Category, Condition?)]) {
        self.rules = rules.compactMap { category, condition in condition.map { Rule(category: category, condition: $0) }
        }
    }

    /// The plural categories, including `other`.
    var categories: Set<Category> { Set(rules.map(\.category)).union([.other]) }

    func category(of number: Int) -> Category {
        rules.first { $0.condition.holds(for: number) }?.category ?? .other
    }
}

extension PluralRules {
    /// A condition: alternatives of relations that must all hold.
    struct Condition: Hashable, Sendable {
        private var alternatives: [[Relation]]

        /// Fails if the text is not a condition. Samples, which CLDR adds after `@`, are ignored.
        init?(_ text: some StringProtocol) {
            let words = text.prefix { $0 != "@" }.split(whereSeparator: \.isWhitespace)
            let alternatives = words.split(separator: "or", omittingEmptySubsequences: false).map { words in
                words.split(separator: "and", omittingEmptySubsequences: false).map { Relation($0.joined()) }
            }
            guard alternatives.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
            self.alternatives = alternatives.map { $0.compactMap(\.self) }
        }

        func holds(for number: Int) -> Bool { alternatives.contains { $0.allSatisfy { $0.holds(for: number) } } }
    }

    /// A relation: `n % 10 != 2..4,9`.
    private struct Relation: Hashable, Sendable {
        private var operand: Character
        private var modulus: Int?
        private var isEqual: Bool
        private var ranges: [ClosedRange<Int>]

        /// - Parameter text: the relation without spaces.
        init?(_ text: String) {
            guard let sign = text.firstIndex(where: { $0 == "=" || $0 == "!" }) else { return nil }
            isEqual = text[sign] == "="
            let left = text[..<sign].split(separator: "%", omittingEmptySubsequences: false)
            guard let name = left.first, name.count == 1, let operand = name.first, "nivwftce".contains(operand),
                left.count <= 2
            else { return nil }
            self.operand = operand
            if left.count == 2 {
                guard let modulus = Int(left[1]), modulus > 0 else { return nil }
                self.modulus = modulus
            }
            let right = text[sign...].drop { $0 == "=" || $0 == "!" }
            guard text[sign..<right.startIndex] == (isEqual ? "=" : "!=") else { return nil }
            let ranges = right.split(separator: ",", omittingEmptySubsequences: false).map(Self.range)
            guard ranges.allSatisfy({ $0 != nil }) else { return nil }
            self.ranges = ranges.compactMap(\.self)
        }

        private static func range(_ text: Substring) -> ClosedRange<Int>? {
            let ends = text.split(separator: ".", omittingEmptySubsequences: false)
            guard let low = ends.first.flatMap({ Int($0) }) else { return nil }
            if ends.count == 1 { return low...low }
            guard ends.count == 3, ends[1].isEmpty, let high = Int(ends[2]), high >= low else { return nil }
            return low...high
        }

        func holds(for number: Int) -> Bool {
            let value = operand == "n" || operand == "i" ? number : 0
            let rest = modulus.map { value % $0 } ?? value
            return ranges.contains { $0.contains(rest) } == isEqual
        }
    }
}
