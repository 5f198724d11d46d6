/// How wide the layout's element is in a viewport.
package struct RootWidth: Hashable, Sendable {
    /// What the page keeps free beside it, both sides together, in CSS px.
    package var padding: Double
    /// No layout grows wider, in CSS px; `nil` for as wide as there is room.
    package var maxWidth: Int?

    package init(padding: Double = 0, maxWidth: Int? = nil) {
        self.padding = padding
        self.maxWidth = maxWidth
    }
}
