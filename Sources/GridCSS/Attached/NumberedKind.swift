/// An element by its kind and its number, from 0, among those of its kind in the same place.
struct NumberedKind: Hashable {
    let kind: String
    let number: Int

    /// - Parameters:
    ///   - family: `supplementary` or `decoration`.
    ///   - isAlone: true where no second one of the kind needs telling apart.
    func selector(_ family: String, isAlone: Bool) -> String {
        let name = ".cl-\(family)-\(kind)"
        return isAlone ? name : ":nth-child(\(number + 1) of \(name))"
    }

    /// The kinds with their numbers, counted in order.
    static func numbered(_ kinds: [String]) -> [NumberedKind] {
        var counts: [String: Int] = [:]
        return kinds.map { kind in
            defer { counts[kind, default: 0] += 1 }
            return NumberedKind(kind: kind, number: counts[kind, default: 0])
        }
    }

    /// All elements, each where it occurs first: at one z the later one is drawn above the earlier.
    static func union(_ lists: [[NumberedKind]]) -> [NumberedKind] {
        var seen: Set<NumberedKind> = []
        return lists.flatMap { $0.filter { seen.insert($0).inserted } }
    }
}
