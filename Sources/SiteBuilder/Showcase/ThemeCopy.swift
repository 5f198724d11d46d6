import SiteEpisodes
import SiteTheming

/// A copy of some pages in a different theme, in its own folder. Links between copied pages stay in the copy. All other
/// links lead to the site itself.
struct ThemeCopy: Sendable {
    /// The theme's name.
    let name: String
    /// The address of the copy, such as `/themes/airtime/`.
    let folder: Address
    /// The addresses of the copied pages, on the site itself.
    private let pages: Set<Address>
    /// Links, from the site's root, that lead to pages of the copy.
    private let ownLinks: Set<String>

    init(_ shown: ShownTheme, _ theme: Theme, pages: Set<Address>) {
        name = theme.manifest.name
        folder = shown.folder
        self.pages = pages
        ownLinks = Set(pages.map { $0.link(from: .home) })
    }

    /// The address of a page or file for visitors of the copy.
    func place(of address: Address) -> Address { pages.contains(address) ? address.below(folder) : address }

    /// The bytes of a finished page.
    ///
    /// - Parameters:
    ///   - page: the page's address on the site itself.
    ///   - media: the public address of recordings, or `nil` if they are at the site itself.
    func resolved(_ html: HTML, page: Address, media: BaseAddress?) -> [UInt8] {
        let own = Array(rootPath(from: page).utf8)
        let site = Array(rootPath(from: page.below(folder)).utf8)
        return html.resolved { link in
            if let media, isRecording(link) { return Array(media.text.utf8) }
            return ownLinks.contains(link) ? own : site
        }
    }
}
