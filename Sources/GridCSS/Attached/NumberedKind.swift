/// An element's kind and its index, from 0, among the elements of that kind in the same parent.
struct NumberedKind: Hashable {
    let kind: String
    let number: Int

    /// - Parameters:
    ///   - family: `supplementary` or `decoration`.
    ///   - isAlone: True if the parent has only one element of this kind.
    func selector(_ family: String, isAlone: Bool) -> String {
        let name = ".cl-\(family)-\(kind)"
        return isAlone ? name : ":nth-child(\(number + 1) of \(name))"
    }

    /// Numbers the kinds of a list.
    static func numbered(_ kinds: [String]) -> [NumberedKind] {
        var counts: [String: Int] = [:]
        return kinds.map { kind in
            defer { counts[kind, default: 0] += 1 }
            return NumberedKind(kind: kind, number: counts[kind, default: 0])
        }
    }

    /// All elements without repetitions, in order of first occurrence. At equal z, a later element is drawn above an
    /// earlier one.
    static func union(_ lists: [[NumberedKind]]) -> [NumberedKind] {
        var seen: Set<NumberedKind> = []
        return lists.flatMap { $0.filter { seen.insert($0).inserted } }
    }
}
