/// How a body is rendered.
public struct MarkdownOptions: Hashable, Sendable {
    /// The level that a body's highest headings come out with: 2, below the page's own `h1`. The others keep their distance
    /// from them; none goes below `h6`.
    public var topHeading: Int
    /// Whether a level-1 heading at the very start is left out, for pages that show it as their title.
    public var omitsTitle: Bool
    /// Stands before every `id`, for pages that show several bodies.
    public var idPrefix: String

    public init(topHeading: Int = 2, omitsTitle: Bool = false, idPrefix: String = "") {
        self.topHeading = topHeading
        self.omitsTitle = omitsTitle
        self.idPrefix = idPrefix
    }
}
