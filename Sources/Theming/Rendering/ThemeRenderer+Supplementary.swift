extension ThemeRenderer {
    /// The supplementary items of a cell, in the order of the document: an element for each kind, which the layout places,
    /// with what the theme's template `supplementary-<kind>` says about the cell. A kind without a template, or with
    /// nothing to say, stays empty.
    ///
    /// - Parameter language: of the page; `nil` for the site's.
    public func supplementaries(
        _ kinds: [String], of subject: CellSubject, in language: String? = nil
    ) -> HTML {
        guard !kinds.isEmpty else { return .empty }
        let context = contexts(language).supplementary(of: subject)
        return HTML(
            trusted: kinds.map { kind in
                let content = theme.templates.render(Self.supplementaryTemplate(kind), context) ?? .empty
                return "<span class=\"cl-supplementary-\(kind)\">\(content.text.withoutEndOfLine)</span>"
            }.joined())
    }

    /// Name of the template that says what a supplementary item of a kind shows.
    public static func supplementaryTemplate(_ kind: String) -> String { "supplementary-\(kind)" }
}

extension String {
    /// Templates end with a line's end; a badge without content is empty for `:empty` too.
    fileprivate var withoutEndOfLine: Substring {
        self[..<(lastIndex { !$0.isNewline }.map { index(after: $0) } ?? startIndex)]
    }
}
