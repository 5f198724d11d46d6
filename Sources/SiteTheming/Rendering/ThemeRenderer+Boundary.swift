extension ThemeRenderer {
    /// Renders a boundary item that is not a header, footer or spacer: an element with the content of the theme's
    /// template `boundary-<kind>`. It is empty if there is no such template.
    ///
    /// - Parameter language: the page's language, or `nil` for the site's.
    package func boundary(
        _ kind: String, of subject: BoundarySubject, in language: String? = nil
    ) -> BoundaryElement {
        let context = contexts(language).boundary(of: subject)
        let content = theme.templates.render(Self.boundaryTemplate(kind), context) ?? .empty
        return BoundaryElement(kind: kind, content: content)
    }

    /// The name of the template for a kind of boundary items.
    package static func boundaryTemplate(_ kind: String) -> String { "boundary-\(kind)" }
}
