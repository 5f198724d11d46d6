import SiteEpisodes

extension BaseAddress {
    /// A file of the content folder, or an address that is absolute already.
    func absolute(_ location: AssetLocation) -> String {
        switch location {
        case .file(let path): absolute(Address(file: path))
        case .remote(let address): address.absoluteText
        }
    }

    /// A link in the notes of an episode, as a reader elsewhere needs it. What is relative to the page stays so, behind
    /// the page's own address.
    func absolute(link: String, in episode: Episode, of catalog: Catalog) -> String {
        switch catalog.target(ofLink: link, in: episode.id) {
        case .place(let address, let fragment):
            return absolute(address) + (fragment.map(WebAddress.fragment) ?? "")
        case .withheld:
            return absolute(episode.address)
        case .elsewhere, .nowhere:
            guard let address = try? WebAddress(checking: link) else { return absolute(episode.address) }
            return address.isRelative ? absolute(episode.address) + address.text : address.absoluteText
        }
    }
}
