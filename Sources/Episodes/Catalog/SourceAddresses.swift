/// Where the files of the content folder are on the site: for links that authors write from file to file.
struct SourceAddresses: Sendable {
    private var addresses: [String: Address] = [:]
    private let assets: AssetIndex

    init(episodes: [Episode], pages: [Page], assets: AssetIndex) {
        for episode in episodes { addresses[episode.id] = episode.address }
        for page in pages where page.body != nil { addresses[page.id] = page.address }
        self.assets = assets
    }

    func address(of path: String) -> Address? {
        addresses[path] ?? assets.size(of: path).map { _ in Address(file: path) }
    }
}

extension Catalog {
    /// What a link or picture address in the body of a file leads to on this site, with the fragment that goes with it.
    ///
    /// Understood are Markdown files (`../012-grid.md#rows`) and assets (`cover.png`) by their place in the content
    /// folder, and addresses of the site (`/tags/css/`).
    /// - Parameters:
    ///   - written: As in the Markdown, entities decoded.
    ///   - id: The file that holds the link: an episode's or page's id.
    /// - Returns: `nil` for other hosts, other schemes, a fragment alone, and what no file or address fits.
    public func target(ofLink written: String, in id: String) -> (address: Address, fragment: String?)? {
        guard !WebAddress.isRemote(written) else { return nil }
        let path = written.prefix { $0 != "#" && $0 != "?" }
        let fragment = written.firstIndex(of: "#").map { String(written[written.index(after: $0)...]) }
        guard !path.isEmpty, let decoded = percentDecoded(String(path)) else { return nil }
        let folder = PathParts(id).folder
        for candidate in [decoded, String(path)] {
            let folders = candidate.hasPrefix("/") ? [""] : [folder, ""]
            for folder in folders {
                if let file = joined(folder, candidate), let address = sources.address(of: file) {
                    return (address, fragment)
                }
            }
        }
        guard path.hasPrefix("/"), let address = try? Address(path: path) else { return nil }
        return (address, fragment)
    }
}
