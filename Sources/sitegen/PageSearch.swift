import Diagnostics
import Episodes
import SiteBuilder

/// Finds a page by what people call it.
struct PageSearch {
    let layouts: [PageLayout]

    /// - Parameter name: an address (`/library/`, `library`), or the path of a source file. Of several pages that come from
    ///   one file, the first.
    func page(_ name: String) throws(Diagnostic) -> PageLayout {
        let file = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        if let found = layouts.first(where: { $0.source == file }) { return found }
        if let address = try? Address(path: name), let found = layouts.first(where: { $0.address == address }) {
            return found
        }
        let names = layouts.map(\.address.path) + layouts.compactMap(\.source)
        let meant = suggestion(for: name, among: names).map { " (did you mean '\($0)'?)" } ?? ""
        throw Diagnostic(
            .error, id: "usage.unknown-page", "no page with a layout is called '\(name)'\(meant)",
            hint: "'sitegen layout' lists the pages that have one")
    }
}
