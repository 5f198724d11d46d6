/// Something that is laid out, though hardly as meant (layout-semantics 3.13).
public struct LayoutWarning: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A dimension of nothing or less.
        case notPositive(LayoutDimension)
        /// An item's insets take more than its size along the axis: what is seen is the difference without its sign.
        case insetsExceedItem(Axis)
        /// Copies of their own size need `needed` of `available` along the group's axis, and stick out. At the width that
        /// was solved for; another width of the same solution may have room.
        case copiesStickOut(Axis, needed: Length, available: Length)
        /// A split layout's share outside of 0...1 counts as the nearer end.
        case ratioOutOfRange(Double)
        /// A fraction above 1 is more than the whole container.
        case largeFraction(LayoutDimension)
        /// An inset between 0 and 1 is a part of a point, not a fraction of the container.
        case smallInset(Double)
        /// Only items at the start or end of the scroll axis can be pinned.
        case pinWithoutEffect(String)
        /// Supplementary items of items and groups are never measured.
        case estimateNeverMeasured(String)
    }

    public enum Severity: Hashable, Sendable {
        /// The result is hardly what is wanted.
        case warning
        /// The result is as described, which is easily misunderstood.
        case hint
    }

    public let kind: Kind
    /// `nil` when the layout's own configuration is meant.
    public let section: Int?

    public init(_ kind: Kind, section: Int?) {
        self.kind = kind
        self.section = section
    }

    public var severity: Severity {
        switch kind {
        case .notPositive, .insetsExceedItem, .copiesStickOut, .ratioOutOfRange: .warning
        case .largeFraction, .smallInset, .pinWithoutEffect, .estimateNeverMeasured: .hint
        }
    }

    /// Short stable name, as used in diagnostics.
    public var name: String {
        switch kind {
        case .notPositive: "notPositive"
        case .insetsExceedItem: "insetsExceedItem"
        case .copiesStickOut: "copiesStickOut"
        case .ratioOutOfRange: "ratioOutOfRange"
        case .largeFraction: "largeFraction"
        case .smallInset: "smallInset"
        case .pinWithoutEffect: "pinWithoutEffect"
        case .estimateNeverMeasured: "estimateNeverMeasured"
        }
    }
}
