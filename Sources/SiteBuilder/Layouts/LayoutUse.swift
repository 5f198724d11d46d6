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

    /// The shapes of the section's pictures, for a layout whose cells have these shapes; empty for other layouts.
    var aspectRatios: [Double?] = []

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
        if !aspectRatios.isEmpty { name += "-" + String(shapes, radix: 36) }
        return name
    }

    /// A fingerprint of the aspect ratios.
    fileprivate var shapes: UInt64 {
        var hash = Fingerprint()
        for ratio in aspectRatios { hash.add(counted: ratio.map { "\($0)" } ?? "") }
        return hash.value
    }
}

extension LayoutUse: CustomStringConvertible {
    /// A text that is equal only for equal uses.
    var description: String { "\(className) \(base) \(spacer.map { String($0) } ?? "")" }
}

extension LayoutUse: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.base, left.options, left.spacer ?? -1, left.shapes)
            < (right.base, right.options, right.spacer ?? -1, right.shapes)
    }

    private var options: Int {
        (hasHeader ? 0 : 1) + (pinsHeader ? 2 : 0) + (normalizesLineHeight ? 4 : 0)
            + (direction == .rightToLeft ? 8 : 0)
    }
}
