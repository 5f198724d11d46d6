import SiteEpisodes

/// The files that a site's host reads, for example `_headers`. `publish: netlify` in `site.yml` asks for them.
///
/// - Parameters:
///   - pages: Every page as it is sent. They show which remote sources a browser must be allowed to load.
///   - paths: The paths of all output files. They show which files never change under their name.
package func hostFiles(for site: SiteInfo, pages: some Sequence<[UInt8]>, paths: [String]) -> [PublishedFile] {
    switch site.host {
    case .githubPages:
        [file(".nojekyll", "")] + (site.base?.ownDomain.map { [file("CNAME", $0 + "\n")] } ?? [])
    case .netlify, .cloudflare:
        [
            file(
                "_headers",
                HeadersFile(policy: ContentPolicy(site.sources, media: site.media, of: pages), paths: paths).text)
        ]
    case .gitlab, .s3, .rsync, nil: []
    }
}

private func file(_ path: String, _ text: String) -> PublishedFile {
    PublishedFile(
        address: Address(file: path), bytes: Array(text.utf8), mediaType: .plainText,
        source: .made("'publish' in the site's settings"))
}

extension BaseAddress {
    /// The site's host, unless GitHub provides it.
    fileprivate var ownDomain: String? {
        let host = text.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "/" && $0 != ":" }
        return host.isEmpty || host.hasSuffix(".github.io") ? nil : String(host)
    }
}
