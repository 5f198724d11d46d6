/// Insets of the environment that a section keeps clear of. UIKit: `UIContentInsetsReference`.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
    /// As the layout's configuration says; there, the safe area.
    case automatic
    /// None.
    case none
    case safeArea, layoutMargins, readableContent
}
