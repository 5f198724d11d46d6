import SiteDiagnostics
import SiteEpisodes

/// A link to a place of this site, of which only the finished build knows whether there is anything.
struct SiteLink: Sendable {
    let address: Address
    /// As written.
    let text: String
    let source: SourceText
    let position: SourcePosition
    /// What stands behind the `#`, as written.
    var fragment: String?

    /// What to say when nothing is there.
    var problem: Diagnostic {
        let path = text.prefix { $0 != "#" && $0 != "?" }
        return Diagnostic(
            .warning, id: "content.broken-link", "this link leads nowhere: the site has no '\(path)'",
            hint: "link to a page or a file of the site", in: source, at: position)
    }
}

extension [SiteLink] {
    /// Links to what is not there.
    ///
    /// - Parameter isThere: asked with paths in the output.
    func problems(unless isThere: (String) -> Bool) -> [Diagnostic] {
        filter { !isThere($0.address.outputPath) }.map(\.problem)
    }
}

extension SiteInfo {
    /// The entries of the menu that lead to pages of the site.
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
