import SiteMarkup

extension ThemeRenderer {
    /// The supplementary items of a cell, in the order of the document: an element for each kind, which the layout places,
    /// with what the theme's template `supplementary-<kind>` says about the cell. A kind without a template, or with
    /// nothing to say, stays empty.
    ///
    /// - Parameter language: of the page; `nil` for the site's.
    package func supplementaries(
        _ kinds: [String], of subject: CellSubject, in language: String? = nil
    ) -> HTML {
        guard !kinds.isEmpty else { return .empty }
        let context = contexts(language).supplementary(of: subject)
        var markup = MarkupRope()
        for kind in kinds {
            markup.append("<span class=\"cl-supplementary-".utf8)
            markup.append(kind.utf8)
            markup.append("\">".utf8)
            if let content = theme.templates.render(Self.supplementaryTemplate(kind), context) {
                markup.append(content.bytes.withoutEndOfLine)
            }
            markup.append("</span>".utf8)
        }
        return HTML(rendered: markup)
    }

    /// Name of the template that says what a supplementary item of a kind shows.
    package static func supplementaryTemplate(_ kind: String) -> String { "supplementary-\(kind)" }
}

extension [UInt8] {
    /// Templates end with a line's end; a badge without content is empty for `:empty` too.
    fileprivate var withoutEndOfLine: ArraySlice<UInt8> {
        self[..<((lastIndex { !(0x0A...0x0D).contains($0) } ?? -1) + 1)]
    }
}
