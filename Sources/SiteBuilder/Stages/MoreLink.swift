import SiteDiagnostics
import SiteEpisodes
import SiteTheming

/// The `more` link in a section's header. Like links in bodies, it may name a file of the content folder.
struct MoreLink: Sendable {
    /// The address, escaped for an attribute.
    var address: HTML?
    /// The link, if it leads to this site.
    var link: SiteLink?
    var diagnostics: [Diagnostic] = []

    /// - Parameter id: the file that holds the plan, for relative links.
    init(_ plan: SectionPlan, in source: SourceText?, of id: String, catalog: Catalog) {
        address = plan.more.map { HTML(linkTo: $0) }
        guard let more = plan.more, let source, let position = plan.morePosition else { return }
        switch catalog.target(ofLink: more.text, in: id) {
        case .elsewhere: break
        case .withheld(let path):
            address = nil
            diagnostics = [.withheld(path, noun: "link", in: source, at: position)]
        case .place(let place, let fragment):
            let end = HTML(escaping: fragment.map(WebAddress.fragment) ?? "")
            address = HTML(trusted: HTML(linkTo: place).text + end.text)
            link = SiteLink(
                address: place, text: more.text, source: source, position: position, fragment: fragment)
        case .nowhere:
            // Addresses are relative to the site's root, with or without a leading slash.
            let path = more.text.prefix { $0 != "#" && $0 != "?" }
            if let place = try? Address(path: path) {
                link = SiteLink(address: place, text: more.text, source: source, position: position)
            } else {
                diagnostics = [.broken(more.text, noun: "link", in: source, at: position)]
            }
        }
    }
}
