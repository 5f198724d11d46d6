/// What a link or picture address in the body of a file leads to.
package enum LinkTarget: Hashable, Sendable {
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
    package func target(ofLink written: String, in id: String) -> LinkTarget {
        guard WebAddress.scheme(of: written) == nil, !written.hasPrefix("//") else { return .elsewhere }
        let readings = WrittenPath(written).readings
        for (path, fragment) in readings {
            for file in files(named: path, in: id) where sources.mayHold(file) {
                if sources.isWithheld(file) { return .withheld(path: file) }
                if let address = sources.address(of: file) { return .place(address, fragment: fragment) }
            }
        }
        let path = written.prefix { $0 != "#" && $0 != "?" }
        if path.isEmpty { return .elsewhere }
        guard path.hasPrefix("/"), let address = try? Address(path: path) else { return .nowhere }
        return .place(address, fragment: readings.last?.fragment)
    }

    /// The paths that a link may mean, the likeliest first; none for one that leads away.
    func files(ofLink written: String, in id: String) -> [String] {
        guard WebAddress.scheme(of: written) == nil, !written.hasPrefix("//") else { return [] }
        return WrittenPath(written).readings.flatMap { files(named: $0.path, in: id) }
    }

    /// Paths count from the file's own folder, else from the content folder.
    private func files(named path: String, in id: String) -> [String] {
        (path.hasPrefix("/") ? [""] : [PathParts(id).folder, ""]).compactMap { joined($0, path) }
    }

    /// Whether a file of the content folder waits with an episode or page that this build does not show.
    package func isWithheld(_ path: String) -> Bool { sources.isWithheld(path) }
}
