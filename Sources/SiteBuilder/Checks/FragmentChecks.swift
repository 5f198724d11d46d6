import SiteChecks
import SiteDiagnostics
import SiteEpisodes

extension [SiteLink] {
    /// Links of bodies, sections and menu to a place in a page that the page does not have.
    ///
    /// - Parameter ids: of every page, by its path in the output.
    func fragmentProblems(ids: [String: Set<String>]) -> [Diagnostic] {
        compactMap { link in
            guard let fragment = link.fragment, let known = ids[link.address.outputPath],
                !leadsSomewhere(fragment, among: known)
            else { return nil }
            let meant = suggestion(for: fragment, among: known).map { " (did you mean '#\($0)'?)" } ?? ""
            return Diagnostic(
                .warning, id: "check.missing-fragment",
                "there is no '#\(fragment)' on the page that this leads to\(meant)",
                hint: "headings are named by their words: '## Rows and gaps' is #rows-and-gaps", in: link.source,
                at: link.position)
        }
    }
}

extension SiteLink {
    /// What it leads to in the output: a page, and a place on it.
    var targets: [String] {
        let page = address.outputPath
        return fragment.map { [page, page + "#" + unescaped($0)] } ?? [page]
    }
}
