/// How a body is rendered.
public struct MarkdownOptions: Hashable, Sendable {
    /// How many levels headings go down, so that the page's own `h1` stays alone. No heading goes below `h6`.
    public var headingShift: Int
    /// Whether a level-1 heading at the very start is left out, for pages that show it as their title.
    public var omitsTitle: Bool
    /// Stands before every `id`, for pages that show several bodies.
    public var idPrefix: String

    public init(headingShift: Int = 1, omitsTitle: Bool = false, idPrefix: String = "") {
        self.headingShift = headingShift
        self.omitsTitle = omitsTitle
        self.idPrefix = idPrefix
    }
}
