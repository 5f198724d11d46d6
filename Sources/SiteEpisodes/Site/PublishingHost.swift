/// Where a site is published, as far as files made for it help there.
package enum PublishingHost: String, Hashable, Sendable, CaseIterable {
    case githubPages = "github-pages"
    case netlify, cloudflare, s3, rsync
}
