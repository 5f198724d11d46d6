/// A host that the build makes special files for.
package enum PublishingHost: String, Hashable, Sendable, CaseIterable {
    case githubPages = "github-pages"
    case netlify, cloudflare, gitlab, s3, rsync
}
