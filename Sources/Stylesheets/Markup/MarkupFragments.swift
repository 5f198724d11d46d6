import Markup

/// What stands in markup that many pages share, such as cards. Most cards differ by texts and addresses alone, so what stands in
/// them is the same and kept once.
public struct MarkupFragments: Sendable {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var distinct: [MarkupNames] = []
    private var known: [UInt64: Int] = [:]

    /// - Parameters:
    ///   - markup: read here. It has to outlive the fragments.
    ///   - styled: the ids that are noted; `nil` for all.
    public init(_ markup: some Sequence<SharedMarkup> = [], noting styled: StyledIdentifiers? = nil) {
        // One for all, emptied: most of them are known already, and nothing of them is kept.
        var names = MarkupNames()
        for markup in markup.lazy.map({ $0.pattern ?? $0 }) where numbers[ObjectIdentifier(markup)] == nil {
            names.removeAll()
            names.insert(html: markup.bytes, noting: styled)
            numbers[ObjectIdentifier(markup)] = number(of: names)
        }
    }

    public mutating func formUnion(_ other: MarkupFragments) {
        let moved = other.distinct.map { number(of: $0) }
        numbers.merge(other.numbers.lazy.map { ($0, moved[$1]) }) { first, _ in first }
    }

    private mutating func number(of names: MarkupNames) -> Int {
        let signature = names.signature
        if let number = known[signature] { return number }
        let number = distinct.count
        distinct.append(names.asFragment)
        known[signature] = number
        return number
    }

    /// The number of what stands in it; `nil` where it was not read, nor what it is like.
    subscript(markup: SharedMarkup) -> Int? { numbers[ObjectIdentifier(markup.pattern ?? markup)] }

    func names(of fragment: Int) -> MarkupNames { distinct[fragment] }
}

extension MarkupNames {
    /// The same, to be put into others: nothing is to be put into it.
    fileprivate var asFragment: MarkupNames {
        var fragment = self
        fragment.tree.forgetPlaces()
        return fragment
    }

    /// A number for all that stands here. As with ``StyleName``, those that share one are taken for the same.
    fileprivate var signature: UInt64 {
        var sum: UInt64 = isTreeKnown ? 1 : 2
        // Sets have no order, so what comes of it must not depend on one.
        for name in names { sum &+= Self.mixed(name.hash) }
        for name in added { sum &+= Self.mixed(name.hash ^ 1) }
        for script in scripts { sum &+= Self.mixed(StyleName(.element, script).hash ^ 2) }
        for (place, element) in tree.elements.enumerated() {
            sum &+= Self.mixed(element.look &+ UInt64(place) << 32 &+ UInt64(element.parent ?? 0))
        }
        return sum
    }
}
