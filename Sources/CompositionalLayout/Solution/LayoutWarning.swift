/// A property of a layout that was solved, but probably not as intended (layout-semantics 3.13).
public struct LayoutWarning: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A dimension is zero or negative.
        case notPositive(LayoutDimension)
        /// An item's insets are larger than its size along the axis. The visible length is the absolute difference.
        case insetsExceedItem(Axis)
        /// Copies of fixed size need `needed`, but only `available` exists along the group's axis, so they reach beyond
        /// the group. This applies to the solved width; a different width of the same solution may have enough space.
        case copiesStickOut(Axis, needed: Length, available: Length)
        /// The ratio of a split layout is outside 0...1. The nearer end is used.
        case ratioOutOfRange(Double)
        /// A fraction above 1 is larger than the whole container.
        case largeFraction(LayoutDimension)
        /// An inset between 0 and 1 is a fraction of a point, not of the container.
        case smallInset(Double)
        /// The item cannot be pinned: only items at the start or end of the scroll axis can.
        case pinWithoutEffect(String)
        /// A supplementary item of an item or group has an estimated size, but is never measured.
        case estimateNeverMeasured(String)
    }

    public enum Severity: Hashable, Sendable {
        /// The result is probably not what the author wants.
        case warning
        /// The result follows the description, but the description is easily misunderstood.
        case hint
    }

    public let kind: Kind
    /// The section's index; `nil` for the layout's configuration.
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

    /// A short stable name, as used in diagnostics.
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
