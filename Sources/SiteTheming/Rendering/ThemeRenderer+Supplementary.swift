import SiteMarkup

extension ThemeRenderer {
    /// Renders the supplementary items of a cell in document order: an element for each kind with the content of the
    /// theme's template `supplementary-<kind>`. It is empty if there is no template or no content.
    ///
    /// - Parameter language: the page's language, or `nil` for the site's.
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

    /// The name of the template for a kind of supplementary items.
    package static func supplementaryTemplate(_ kind: String) -> String { "supplementary-\(kind)" }
}

extension [UInt8] {
    /// The bytes without the line end of the template's last line, so that an empty badge matches `:empty`.
    fileprivate var withoutEndOfLine: ArraySlice<UInt8> {
        self[..<((lastIndex { !(0x0A...0x0D).contains($0) } ?? -1) + 1)]
    }
}
