import CompositionalLayout

/// A layout as one section uses it: the description, with or without a header and room above.
///
/// Sections that use a layout alike share one set of rules in the stylesheet.
struct LayoutUse: Hashable, Sendable {
    enum Base: Hashable, Sendable, Comparable {
        case named(String)
        /// Written in a page's front matter; the number stands for what it says, wherever it stands.
        case inline(UInt64)
    }

    var base: Base
    var hasHeader: Bool
    /// Points.
    var spacer: Double?
    /// On a split page: the header waits at the top of what is seen.
    var pinsHeader = false
    /// On a split page: cells of a row are equally tall.
    var normalizesLineHeight = false
    /// The direction that the page is read in; `nil` where the layout does not ask for it.
    var direction: LayoutTraits.LayoutDirection?

    /// The same use, for a layout that is one description in both directions.
    var inAnyDirection: LayoutUse {
        var use = self
        use.direction = nil
        return use
    }

    /// A readable class name; others may want the same one. Not `l-…`, which themes style by.
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
        return name
    }
}

extension LayoutUse: CustomStringConvertible {
    /// The same for the same uses alone.
    var description: String { "\(className) \(base) \(spacer.map { String($0) } ?? "")" }
}

extension LayoutUse: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        (left.base, left.options, left.spacer ?? -1) < (right.base, right.options, right.spacer ?? -1)
    }

    private var options: Int {
        (hasHeader ? 0 : 1) + (pinsHeader ? 2 : 0) + (normalizesLineHeight ? 4 : 0)
            + (direction == .rightToLeft ? 8 : 0)
    }
}
