extension ThemeRenderer {
    /// A boundary item of a kind that is no header, footer or spacer of a section: an element that the layout places, with
    /// what the theme's template `boundary-<kind>` says. Empty for a kind without one.
    public func boundary(_ kind: String, of subject: BoundarySubject) -> BoundaryElement {
        let content = theme.templates.render(Self.boundaryTemplate(kind), contexts.boundary(of: subject)) ?? .empty
        return BoundaryElement(kind: kind, content: content)
    }

    /// Name of the template that says what a boundary item of a kind shows.
    public static func boundaryTemplate(_ kind: String) -> String { "boundary-\(kind)" }
}
