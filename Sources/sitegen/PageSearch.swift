import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication

/// Finds a page by its address or source file.
struct PageSearch {
    let site: LayoutSurvey

    /// - Parameter name: an address (`/library/`, `library`), or the path of a source file. If several pages come from
    ///   one file, the first is found.
    ///
    /// - Throws: the errors of a page without a layout, or a `Diagnostic` for an unknown name.
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
            .error, id: "usage.unknown-page", "there is no page with a layout at '\(name)'\(meant)",
            hint: "run 'sitegen layout' to list these pages")
    }
}
