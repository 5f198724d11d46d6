/// Where the files of the content folder are on the site: for links that authors write from file to file.
struct SourceAddresses: Sendable {
    private var addresses: [String: Address] = [:]
    private let assets: AssetIndex
    private let withheld: WithheldFiles
    /// Paths of pictures that are not fit for visitors, and of those that are none.
    var refused: Set<String> = []
    var unshown: Set<String> = []

    init(episodes: [Episode], pages: [Page], assets: AssetIndex, withheld: WithheldFiles) {
        addresses.reserveCapacity(episodes.count + pages.count)
        for episode in episodes { addresses[episode.id] = episode.address }
        for page in pages where page.body != nil { addresses[page.id] = page.address }
        self.assets = assets
        self.withheld = withheld
    }

    func isWithheld(_ path: String) -> Bool {
        refused.contains(path) || assets.isHeldBack(path) || withheld.contains(path)
    }

    /// Whether a link may mean a file: always, unless `#` or `?` would stand in its name and nothing is called so.
    func mayHold(_ path: String) -> Bool {
        !path.utf8.contains { "#?".utf8.contains($0) } || addresses[path] != nil || assets.size(of: path) != nil
    }

    /// Whether a path is that of a file that is no text.
    func isAsset(_ path: String) -> Bool { addresses[path] == nil && assets.size(of: path) != nil }

    /// The address of a file that is shown.
    func address(of path: String) -> Address? {
        if isWithheld(path) { return nil }
        return addresses[path] ?? assets.size(of: path).map { _ in Address(file: path) }
    }
}
