/// How a body is rendered.
package struct MarkdownOptions: Hashable, Sendable {
    /// The level that a body's highest headings come out with: 2, below the page's own `h1`. The others keep their distance
    /// from them; none goes below `h6`.
    package var topHeading: Int
    /// Whether a level-1 heading at the very start is left out, for pages that show it as their title.
    package var omitsTitle: Bool
    /// Stands before every `id`, for pages that show several bodies.
    package var idPrefix: String

    package init(topHeading: Int = 2, omitsTitle: Bool = false, idPrefix: String = "") {
        self.topHeading = topHeading
        self.omitsTitle = omitsTitle
        self.idPrefix = idPrefix
    }
}
