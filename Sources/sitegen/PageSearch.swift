import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// Finds a page by what people call it.
struct PageSearch {
    let site: LayoutSurvey

    /// - Parameter name: an address (`/library/`, `library`), or the path of a source file. Of several pages that come from
    ///   one file, the first.
    /// - Throws: for a page that has no layout because of errors, those; for an unknown name a `Diagnostic`.
    func page(_ name: String) throws -> PageLayout {
        let file = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        let address = try? Address(path: name)
        let layouts = site.layouts
        if let found = layouts.first(where: { $0.source == file }) { return found }
        if let found = layouts.first(where: { $0.address == address }) { return found }
        if site.unsolved.contains(where: { $0.source == file || $0.address == address }) {
            throw BuildFailure(site.diagnostics.filter(\.isError))
        }
        let names = layouts.map(\.address.path) + layouts.compactMap(\.source)
        let meant = suggestion(for: name, among: names).map { " (did you mean '\($0)'?)" } ?? ""
        throw Diagnostic(
            .error, id: "usage.unknown-page", "no page with a layout is called '\(name)'\(meant)",
            hint: "'sitegen layout' lists the pages that have one")
    }
}
