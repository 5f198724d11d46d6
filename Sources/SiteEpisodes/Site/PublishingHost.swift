/// Where a site is published, as far as files made for it help there.
public enum PublishingHost: String, Hashable, Sendable, CaseIterable {
    case githubPages = "github-pages"
    case netlify, cloudflare, s3, rsync
}
