/// Options for rendering a body.
package struct MarkdownOptions: Hashable, Sendable {
    /// The level of a body's highest headings in the HTML. 2 is below the page's own `h1`. The other headings keep
    /// their distance, but none is lower than `h6`.
    package var topHeading: Int
    /// True to leave out a level-1 heading at the very start, for pages that show it as their title.
    package var omitsTitle: Bool
    /// A prefix for every `id`, for pages that show several bodies.
    package var idPrefix: String

    package var html: HTMLTreatment

    package init(
        topHeading: Int = 2, omitsTitle: Bool = false, idPrefix: String = "", html: HTMLTreatment = .safe
    ) {
        self.topHeading = topHeading
        self.omitsTitle = omitsTitle
        self.idPrefix = idPrefix
        self.html = html
    }
}

/// The treatment of raw HTML in a body.
package enum HTMLTreatment: String, CaseIterable, Hashable, Sendable {
    /// Elements that ``HTMLPolicy`` allows are written, and others are left out.
    case safe
    /// Tags are shown as text, except line breaks. Comments are left out.
    case text
}
