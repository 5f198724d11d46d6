extension ThemeRenderer {
    /// A boundary item of a kind that is no header, footer or spacer of a section: an element that the layout places, with
    /// what the theme's template `boundary-<kind>` says. Empty for a kind without one.
    ///
    /// - Parameter language: of the page; `nil` for the site's.
    package func boundary(
        _ kind: String, of subject: BoundarySubject, in language: String? = nil
    ) -> BoundaryElement {
        let context = contexts(language).boundary(of: subject)
        let content = theme.templates.render(Self.boundaryTemplate(kind), context) ?? .empty
        return BoundaryElement(kind: kind, content: content)
    }

    /// Name of the template that says what a boundary item of a kind shows.
    package static func boundaryTemplate(_ kind: String) -> String { "boundary-\(kind)" }
}
