/// What a link or picture address in the body of a file leads to.
public enum LinkTarget: Hashable, Sendable {
    /// A page or file of this site, and the fragment that goes with it.
    case place(Address, fragment: String?)
    /// A file of the content folder that this build does not show.
    case withheld(path: String)
    /// Not a path from the file on: another host, another scheme, a fragment alone.
    case elsewhere
    /// A path that no file or address fits.
    case nowhere
}

extension Catalog {
    /// Follows a link of a body.
    ///
    /// Understood are Markdown files (`../012-grid.md#rows`) and assets (`cover.png`) by their place in the content
    /// folder, and addresses of the site (`/tags/css/`).
    /// - Parameters:
    ///   - written: As in the Markdown, entities decoded.
    ///   - id: The file that holds the link: an episode's or page's id.
    public func target(ofLink written: String, in id: String) -> LinkTarget {
        let path = written.prefix { $0 != "#" && $0 != "?" }
        guard WebAddress.scheme(of: written) == nil, !written.hasPrefix("//"), !path.isEmpty else { return .elsewhere }
        guard let decoded = percentDecoded(String(path)) else { return .nowhere }
        let fragment = written.firstIndex(of: "#").map { String(written[written.index(after: $0)...]) }
        for file in files(named: [decoded, String(path)], in: id) {
            if sources.isWithheld(file) { return .withheld(path: file) }
            if let address = sources.address(of: file) { return .place(address, fragment: fragment) }
        }
        guard path.hasPrefix("/"), let address = try? Address(path: path) else { return .nowhere }
        return .place(address, fragment: fragment)
    }

    /// The paths that a link may mean, the likeliest first; none for one that leads away.
    func files(ofLink written: String, in id: String) -> [String] {
        let path = String(written.prefix { $0 != "#" && $0 != "?" })
        guard WebAddress.scheme(of: written) == nil, !written.hasPrefix("//"), let decoded = percentDecoded(path) else {
            return []
        }
        return files(named: [decoded, path], in: id)
    }

    /// Paths count from the file's own folder, else from the content folder.
    private func files(named candidates: [String], in id: String) -> [String] {
        let folder = PathParts(id).folder
        return candidates.flatMap { candidate in
            (candidate.hasPrefix("/") ? [""] : [folder, ""]).compactMap { joined($0, candidate) }
        }
    }

    /// Whether a file of the content folder waits with an episode or page that this build does not show.
    public func isWithheld(_ path: String) -> Bool { sources.isWithheld(path) }
}
