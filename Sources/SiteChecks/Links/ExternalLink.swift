import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// A link to another site, and its position.
package struct ExternalLink: Hashable, Sendable {
    /// An `http` or `https` address without fragment.
    package let address: String
    /// The path of the file, as diagnostics name it.
    package let path: String?
    package let position: SourcePosition?
    let excerpt: Excerpt?

    /// The diagnostic for a link without a target.
    package func problem(_ reason: String) -> Diagnostic {
        var problem = Diagnostic(
            .warning, id: "check.dead-link", "'\(address)' \(reason)",
            hint: "look at it in a browser: some hosts answer programs differently", path: path, position: position)
        problem.excerpt = excerpt
        return problem
    }

    /// Links in bodies come first, because they have a position. Links that only pages contain follow.
    ///
    /// - Parameter base: The site's own public address.
    package static func all(
        in bodies: [(source: SourceText, rendered: RenderedMarkdown)], _ pages: [CheckedPage], base: BaseAddress?
    ) -> [ExternalLink] {
        var links: [ExternalLink] = []
        var seen: Set<String> = []
        func add(_ written: String, in source: SourceText?, at position: SourcePosition?, path: String?) {
            guard let text = (try? WebAddress(checking: written))?.text else { return }
            let address = String(text.prefix { $0 != "#" })
            let lower = address.prefix(8).lowercased()
            guard lower.hasPrefix("http://") || lower.hasPrefix("https://"), seen.insert(address).inserted else {
                return
            }
            links.append(
                ExternalLink(
                    address: address, path: path, position: position,
                    excerpt: position.flatMap { source?.excerpt(at: $0) }))
        }
        for (source, rendered) in bodies {
            for reference in rendered.references {
                add(reference.url, in: source, at: reference.position, path: source.path)
            }
        }
        for page in pages {
            for link in page.scan.links where base.map({ !link.hasPrefix($0.text) }) ?? true {
                add(link, in: nil, at: nil, path: page.sourcePath)
            }
        }
        return links
    }
}
