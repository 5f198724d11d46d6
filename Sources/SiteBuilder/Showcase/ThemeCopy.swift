import SiteEpisodes
import SiteTheming

/// Some of a site's pages once more, in another theme, in a folder of their own. Links between them stay in the copy, all
/// others lead out of it, to the site itself.
struct ThemeCopy: Sendable {
    /// The theme's name.
    let name: String
    /// `/themes/airtime/`
    let folder: Address
    /// Addresses of the pages on the site itself.
    private let pages: Set<Address>
    /// Links, from the site's root, that lead to files of the copy.
    private let ownLinks: Set<String>
    /// Files of the theme that are not the same in the site's own.
    let assets: [Address: [UInt8]]

    init(_ shown: ShownTheme, _ theme: Theme, besides siteTheme: Theme, pages: Set<Address>, styles: [Address]) {
        name = theme.manifest.name
        folder = shown.folder
        self.pages = pages
        let assets = theme.assets.filter { siteTheme.assets[$0.key] != $0.value }
        self.assets = assets
        ownLinks = Set((Array(pages) + styles + Array(assets.keys)).map { $0.link(from: .home) })
    }

    /// Where a page of the site, or a file, is for those who are in the copy.
    func place(of address: Address) -> Address { pages.contains(address) ? address.below(folder) : address }

    /// A finished page.
    ///
    /// - Parameter page: its address on the site itself.
    func resolved(_ html: HTML, page: Address) -> [UInt8] {
        let own = Array(rootPath(from: page).utf8)
        let site = Array(rootPath(from: page.below(folder)).utf8)
        return html.resolved { ownLinks.contains($0) ? own : site }
    }
}
