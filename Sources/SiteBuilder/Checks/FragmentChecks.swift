import SiteChecks
import SiteDiagnostics
import SiteEpisodes

extension [SiteLink] {
    /// Links in bodies, sections and the menu whose fragment does not exist on the target page.
    ///
    /// - Parameter ids: the element ids of each page, by its path in the output.
    func fragmentProblems(ids: [String: Set<String>]) -> [Diagnostic] {
        compactMap { link in
            guard let fragment = link.fragment, let known = ids[link.address.outputPath],
                !leadsSomewhere(fragment, among: known)
            else { return nil }
            let meant = suggestion(for: fragment, among: known).map { " (did you mean '#\($0)'?)" } ?? ""
            return Diagnostic(
                .warning, id: "check.missing-fragment",
                "the page that this links to has no '#\(fragment)'\(meant)",
                hint: "link to the id of a heading: '## Rows and gaps' has the id #rows-and-gaps", in: link.source,
                at: link.position)
        }
    }
}

extension SiteLink {
    /// The target's path in the output and its fragment.
    var targets: [String] {
        let page = address.outputPath
        return fragment.map { [page, page + "#" + unescaped($0)] } ?? [page]
    }
}
