/// Where the files of the content folder are on the site: for links that authors write from file to file.
struct SourceAddresses: Sendable {
    private var addresses: [String: Address] = [:]
    private let assets: AssetIndex
    private let withheld: WithheldFiles

    init(episodes: [Episode], pages: [Page], assets: AssetIndex, withheld: WithheldFiles) {
        for episode in episodes { addresses[episode.id] = episode.address }
        for page in pages where page.body != nil { addresses[page.id] = page.address }
        self.assets = assets
        self.withheld = withheld
    }

    func isWithheld(_ path: String) -> Bool { withheld.contains(path) }

    /// The address of a file that is shown.
    func address(of path: String) -> Address? {
        if isWithheld(path) { return nil }
        return addresses[path] ?? assets.size(of: path).map { _ in Address(file: path) }
    }
}
