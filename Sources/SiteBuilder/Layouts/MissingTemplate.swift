import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown
import SiteTheming

/// A kind of items that a layout places but the theme has no template for. Its elements stay empty.
struct MissingTemplate {
    private let template: String
    private let kind: String
    private let known: [String]

    /// Fails if the theme has the template.
    init?(_ template: String, for kind: String, among templates: Set<String>) {
        guard !templates.contains(template) else { return nil }
        self.template = template
        self.kind = kind
        // The prefix is `boundary-` or `supplementary-`.
        let prefix = template.dropLast(kind.count)
        known = templates.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
    }

    func diagnostic(in source: SourceText?, at position: SourcePosition) -> Diagnostic {
        let meant = suggestion(for: kind, among: known).map { " (did you mean '\($0)'?)" } ?? ""
        let add = "add templates/\(template).mustache to a theme of your own"
        let message = "the theme has no template for '\(kind)'\(meant)"
        let hint = known.isEmpty ? add : "known kinds: \(known.joined(separator: ", ")); or \(add)"
        guard let source else { return Diagnostic(.warning, id: "layout.no-template", message, hint: hint) }
        return Diagnostic(.warning, id: "layout.no-template", message, hint: hint, in: source, at: position)
    }
}

extension LayoutOrigin {
    /// - Parameter templates: the names of the theme's templates.
    func missingTemplates(of layout: UsedLayout, among templates: Set<String>) -> [Diagnostic] {
        let known: Set<String> = [LayoutSection.headerKind, LayoutSection.footerKind, LayoutSection.spacerKind]
        let boundary = layout.style.boundaryItems.map(\.elementKind).filter { !known.contains($0) }.compactMap { kind in
            diagnostic(ThemeRenderer.boundaryTemplate(kind), for: kind, in: "boundary", among: templates)
        }
        let badges = layout.style.supplementaryItems.kinds.compactMap { kind in
            diagnostic(
                ThemeRenderer.supplementaryTemplate(kind), for: kind, in: "supplementaryItems", among: templates)
        }
        return boundary + badges
    }

    private func diagnostic(
        _ template: String, for kind: String, in key: String, among templates: Set<String>
    ) -> Diagnostic? {
        MissingTemplate(template, for: kind, among: templates).map { missing in
            missing.diagnostic(in: source, at: place(ofKind: kind, in: key))
        }
    }
}
