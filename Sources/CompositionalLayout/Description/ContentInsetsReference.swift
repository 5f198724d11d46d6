/// The insets of the environment that a section stays clear of. UIKit: `UIContentInsetsReference`.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
    /// In a section: the reference of the layout's configuration. In the configuration: the safe area.
    case automatic
    /// No insets.
    case none
    case safeArea, layoutMargins, readableContent
}
