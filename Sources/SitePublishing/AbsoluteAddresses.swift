import SiteEpisodes

extension BaseAddress {
    /// The address in full. An address that is absolute already stays as it is.
    func absolute(_ location: AssetLocation) -> String {
        switch location {
        case .file(let path): absolute(Address(file: path))
        case .remote(let address): address.absoluteText
        }
    }

    /// The address of a link in an episode's notes, for a reader outside the site. A relative link is resolved against
    /// the episode's page.
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
