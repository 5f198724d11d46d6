/// The width of the layout's element in a viewport.
package struct RootWidth: Hashable, Sendable {
    /// The page's space beside the element, both sides together, in CSS px.
    package var padding: Double
    /// The maximum width of the element in CSS px; `nil` for no maximum.
    package var maxWidth: Int?

    package init(padding: Double = 0, maxWidth: Int? = nil) {
        self.padding = padding
        self.maxWidth = maxWidth
    }
}
