import CompositionalLayout

/// A layout as a section uses it, with or without a header and a spacer.
///
/// Sections with equal uses share one set of rules in the stylesheet.
struct LayoutUse: Hashable, Sendable {
    enum Base: Hashable, Sendable, Comparable {
        case named(String)
        /// A layout in a page's front matter. The number is a fingerprint of its value.
        case inline(UInt64)
    }

    var base: Base
    var hasHeader: Bool
    /// The spacer's height in points.
    var spacer: Double?
    /// Whether the header stays at the top of the visible area, on a split page.
    var pinsHeader = false
    /// Whether all cells of a row have equal height, on a split page.
    var normalizesLineHeight = false
    /// The page's reading direction, or `nil` if the layout does not depend on it.
    var direction: LayoutTraits.LayoutDirection?

    /// The facts about the section's entries, for a layout whose cells depend on them; empty for other layouts.
    var items: [ItemFacts] = []

    /// The same use for a layout that does not depend on the reading direction.
    var inAnyDirection: LayoutUse {
        var use = self
        use.direction = nil
        return use
    }

    /// A readable class name, not necessarily unique. It does not start with `l-`, which themes use to style layouts.
    var className: String {
        var name: String
        switch base {
        case .named(let layout): name = "g-" + layout.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        case .inline(let fingerprint): name = "g-" + String(fingerprint, radix: 36)
        }
        if !hasHeader { name += "-plain" }
        if let spacer { name += "-spacer-\(Int(min(spacer, 9999)))" }
        if pinsHeader { name += "-pinned" }
        if normalizesLineHeight { name += "-lines" }
        if direction == .rightToLeft { name += "-rtl" }
        if !items.isEmpty { name += "-" + String(facts, radix: 36) }
        return name
    }

    /// A fingerprint of the entries' facts.
    fileprivate var facts: UInt64 {
        var hash = Fingerprint()
        for item in items {
            hash.add(counted: item.aspectRatio.map { "\($0)" } ?? "")
            for (name, fact) in item.named.sorted(by: { $0.key < $1.key }) { hash.add(counted: "\(name) \(fact)") }
        }
        return hash.value
    }
}

extension LayoutUse: CustomStringConvertible {
    /// A text that is equal only for equal uses.
    var description: String { "\(className) \(base) \(spacer.map { String($0) } ?? "")" }
}

extension LayoutUse: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.base, left.options, left.spacer ?? -1, left.facts)
            < (right.base, right.options, right.spacer ?? -1, right.facts)
    }

    private var options: Int {
        (hasHeader ? 0 : 1) + (pinsHeader ? 2 : 0) + (normalizesLineHeight ? 4 : 0)
            + (direction == .rightToLeft ? 8 : 0)
    }
}
