/// The width of the layout's element in a viewport.
public struct RootWidth: Hashable, Sendable {
    /// The page's space beside the element, both sides together, in CSS px.
    public var padding: Double
    /// The maximum width of the element in CSS px; `nil` for no maximum.
    public var maxWidth: Int?

    public init(padding: Double = 0, maxWidth: Int? = nil) {
        self.padding = padding
        self.maxWidth = maxWidth
    }
}
