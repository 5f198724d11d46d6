/// The target of a link or picture in the body of a file.
package enum LinkTarget: Hashable, Sendable {
    /// A page or file of this site, with the fragment.
    case place(Address, fragment: String?)
    /// A content file that this build does not show.
    case withheld(path: String)
    /// An address that is not a path: a different host, a scheme, or a fragment alone.
    case elsewhere
    /// A path without a file or address.
    case nowhere
}

extension Catalog {
    /// Finds the target of a link in a body.
    ///
    /// The link is the path of a Markdown file (`../012-grid.md#rows`) or an asset (`cover.png`), or an address of the
    /// site (`/tags/css/`).
    ///
    /// - Parameters:
    ///   - written: the link in the Markdown, with entities decoded.
    ///   - id: the id of the episode or page that contains the link.
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

    /// The paths that a link may mean, most likely first. Empty for a link to a different site.
    func files(ofLink written: String, in id: String) -> [String] {
        guard WebAddress.scheme(of: written) == nil, !written.hasPrefix("//") else { return [] }
        return WrittenPath(written).readings.flatMap { files(named: $0.path, in: id) }
    }

    /// Paths are relative to the file's folder or to the content folder.
    private func files(named path: String, in id: String) -> [String] {
        (path.hasPrefix("/") ? [""] : [PathParts(id).folder, ""]).compactMap { joined($0, path) }
    }

    /// Whether a content file belongs to an episode or page that this build does not show.
    package func isWithheld(_ path: String) -> Bool { sources.isWithheld(path) }
}
