import SiteDiagnostics
import SiteEpisodes

/// A link to an address of this site, checked when all output files are known.
struct SiteLink: Sendable {
    let address: Address
    /// The link as written.
    let text: String
    let source: SourceText
    let position: SourcePosition
    /// The fragment after `#`, as written.
    var fragment: String?

    /// The warning for a link whose target does not exist.
    var problem: Diagnostic {
        let path = text.prefix { $0 != "#" && $0 != "?" }
        return Diagnostic(
            .warning, id: "content.broken-link", "this link leads nowhere, because the site has no '\(path)'",
            hint: "link to a page or a file of the site", in: source, at: position)
    }
}

extension [SiteLink] {
    /// Warnings for links whose target does not exist.
    ///
    /// - Parameter isThere: whether a path exists in the output.
    func problems(unless isThere: (String) -> Bool) -> [Diagnostic] {
        filter { !isThere($0.address.outputPath) }.map(\.problem)
    }
}

extension SiteInfo {
    /// The menu entries that lead to pages of the site.
    ///
    /// - Parameter settings: the file that holds the menu.
    func menuLinks(in settings: SourceText?) -> [SiteLink] {
        guard let settings else { return [] }
        return menu.compactMap { item in
            guard case .page(let address) = item.target else { return nil }
            return SiteLink(address: address, text: address.path, source: settings, position: item.position)
        }
    }
}
