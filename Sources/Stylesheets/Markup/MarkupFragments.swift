import Markup

/// What stands in markup that many pages share, such as cards. Most cards differ by texts and addresses alone, so what stands in
/// them is the same and kept once.
public struct MarkupFragments: Sendable {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var distinct: [MarkupNames] = []

    /// - Parameter read: markup, each once, with what stands in it. The markup has to outlive the fragments.
    public init(_ read: [(markup: SharedMarkup, names: MarkupNames)]) {
        var known: [UInt64: Int] = [:]
        numbers.reserveCapacity(read.count)
        for (markup, names) in read {
            let number = known[names.signature] ?? distinct.count
            if number == distinct.count {
                known[names.signature] = number
                distinct.append(names)
            }
            numbers[ObjectIdentifier(markup)] = number
        }
    }

    subscript(markup: SharedMarkup) -> Int? { numbers[ObjectIdentifier(markup)] }

    func names(of fragment: Int) -> MarkupNames { distinct[fragment] }
}

extension MarkupNames {
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

    private static func mixed(_ number: UInt64) -> UInt64 {
        let mixed = (number ^ number >> 31) &* 0x7FB5_D329_728E_A185
        return (mixed ^ mixed >> 27) &* 0x81DA_DEF4_BC2D_D44D
    }
}
