/// The addresses of content files, for links from file to file.
struct SourceAddresses: Sendable {
    private var addresses: [String: Address] = [:]
    private let assets: AssetIndex
    private let withheld: WithheldFiles
    /// The paths of refused pictures.
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

    /// Whether a link may mean a file. A path with `#` or `?` counts only if a file has this name.
    func mayHold(_ path: String) -> Bool {
        !path.utf8.contains { "#?".utf8.contains($0) } || addresses[path] != nil || assets.size(of: path) != nil
    }

    /// Whether a path is that of a file that is not a text.
    func isAsset(_ path: String) -> Bool { addresses[path] == nil && assets.size(of: path) != nil }

    /// The address of a shown file.
    func address(of path: String) -> Address? {
        if isWithheld(path) { return nil }
        return addresses[path] ?? assets.size(of: path).map { _ in Address(file: path) }
    }
}
