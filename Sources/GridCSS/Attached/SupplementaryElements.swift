/// The badges in a section's cells. The markup is the same at every width, so a cell contains every badge that some
/// interval shows. The stylesheet hides the others.
public struct SupplementaryElements: Hashable, Sendable {
    private struct Pattern: Hashable {
        let capacity: Int
        /// For each cell index in the group, the indices of its elements.
        let elements: [Int: Set<Int>]
    }

    private let patterns: Set<Pattern>
    private let elements: [NumberedKind]
    /// All kinds, without repetitions.
    public let kinds: [String]

    init(_ rules: [AttachedRules]) {
        elements = NumberedKind.union(rules.map(\.elements))
        kinds = elements.filter { $0.number == 0 }.map(\.kind)
        let numbers = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1, $0) })
        var patterns: Set<Pattern> = []
        for shown in rules.lazy.map(\.shown) {
            // Elements of one interval may repeat with different periods. Each period is one pattern.
            for (capacity, group) in Dictionary(grouping: shown, by: \.value.capacity) {
                var leaves: [Int: Set<Int>] = [:]
                for (element, shown) in group {
                    guard let number = numbers[element] else { continue }
                    for leaf in shown.holders { leaves[leaf, default: []].insert(number) }
                }
                patterns.insert(Pattern(capacity: capacity, elements: leaves))
            }
        }
        self.patterns = patterns
    }

    public var isEmpty: Bool { patterns.isEmpty }

    /// The kinds of the elements in every cell; `nil` if cells may differ.
    public var kindsOfEveryCell: [String]? { patterns.allSatisfy { $0.capacity == 1 } ? kinds(ofCell: 0) : nil }

    /// The kinds of the elements in a cell, in document order. A kind may occur several times.
    ///
    /// - Parameter index: The cell's index in its section, from 0.
    public func kinds(ofCell index: Int) -> [String] {
        guard !patterns.isEmpty else { return [] }
        let numbers = patterns.reduce(into: Set()) { $0.formUnion($1.elements[index % $1.capacity] ?? []) }
        return numbers.sorted().map { elements[$0].kind }
    }
}
