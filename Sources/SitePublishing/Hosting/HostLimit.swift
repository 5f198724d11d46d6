import SiteDiagnostics
import SiteEpisodes

/// A limit that a host sets for sites, with its source. `Content/manual/publishing.md` has the same table.
package struct HostLimit: Hashable, Sendable {
    package enum Measure: String, Hashable, Sendable {
        case fileSize = "size of a file"
        case siteSize = "size of the site"
        case files
        case filesOfFolder = "files in a folder"
        case redirects = "rules in `_redirects`"
        case redirectLength = "characters in a rule of `_redirects`"
        case headers = "rules in `_headers`"
        case headerLength = "characters in a line of `_headers`"
        case pathLength = "bytes in a path"
        case specialCharacters = "characters `#` and `?` in paths"
    }

    /// The way of publishing that has the limit.
    package enum Scope: String, Hashable, Sendable {
        case always = ""
        case branch = "`deploy` to a git branch"
        case bucket = "`deploy` to a bucket"
    }

    package let host: PublishingHost
    package let measure: Measure
    /// The greatest number that the host accepts. Sizes are in bytes.
    package var most: Int
    /// The greatest number on paid plans, or `nil` if it is the same.
    package var paid: Int?
    package var scope = Scope.always
    /// The address of the page that states the limit.
    package let source: String
    /// The day of the look at the source: `2026-11-27`.
    package let date: String

    /// The greatest number, as people read it: `20,000`, `25 MiB`.
    package var figure: String {
        switch measure {
        case .fileSize, .siteSize: sizeText(most)
        default: most == 0 ? "none" : grouped(most)
        }
    }

    /// All known limits. Hosts with a server of your own have none here.
    package static let all = [
        HostLimit(
            host: .cloudflare, measure: .fileSize, most: 25 << 20, source: cloudflare + "platform/limits/",
            date: "2026-11-27"),
        HostLimit(
            host: .cloudflare, measure: .files, most: 20_000, paid: 100_000, source: cloudflare + "platform/limits/",
            date: "2026-11-27"),
        HostLimit(
            host: .cloudflare, measure: .redirects, most: 2_000, source: cloudflare + "configuration/redirects/",
            date: "2026-11-27"),
        HostLimit(
            host: .cloudflare, measure: .redirectLength, most: 1_000, source: cloudflare + "configuration/redirects/",
            date: "2026-11-27"),
        HostLimit(
            host: .cloudflare, measure: .headers, most: 100, source: cloudflare + "configuration/headers/",
            date: "2026-11-27"),
        HostLimit(
            host: .cloudflare, measure: .headerLength, most: 2_000, source: cloudflare + "configuration/headers/",
            date: "2026-11-27"),
        HostLimit(
            host: .netlify, measure: .filesOfFolder, most: 54_000,
            source: "https://docs.netlify.com/site-deploys/overview/", date: "2026-11-27"),
        HostLimit(
            host: .netlify, measure: .specialCharacters, most: 0,
            source: "https://github.com/netlify/cli/blob/main/src/utils/deploy/util.ts", date: "2026-11-27"),
        HostLimit(
            host: .githubPages, measure: .siteSize, most: 1 << 30,
            source: "https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits",
            date: "2026-11-27"),
        HostLimit(
            host: .githubPages, measure: .fileSize, most: 100 << 20, scope: .branch,
            source: "https://docs.github.com/en/repositories/working-with-files/managing-large-files/"
                + "about-large-files-on-github",
            date: "2026-11-27"),
        HostLimit(
            host: .gitlab, measure: .siteSize, most: 1 << 30,
            source: "https://gitlab.com/gitlab-org/gitlab/-/issues/405048", date: "2026-11-27"),
        HostLimit(
            host: .gitlab, measure: .files, most: 200_000,
            source: "https://gitlab.com/gitlab-org/gitlab/-/issues/405048", date: "2026-11-27"),
        HostLimit(
            host: .s3, measure: .pathLength, most: 1_024,
            source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html", date: "2026-11-27"),
        HostLimit(
            host: .s3, measure: .fileSize, most: 5 << 30, scope: .bucket,
            source: "https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html", date: "2026-11-27"),
    ]

    private static let cloudflare = "https://developers.cloudflare.com/pages/"
}

extension SiteInfo {
    /// The greatest number of files that the host of the site accepts; `nil` if it has no such limit.
    package var mostFiles: Int? {
        hostFiles ?? HostLimit.all.first { $0.host == host && $0.measure == .files }?.most
    }
}

/// A size in a binary unit: `25 MiB`, `29.6 MiB`.
func sizeText(_ bytes: Int) -> String {
    let (unit, name) = bytes < 1 << 30 ? (1 << 20, "MiB") : (1 << 30, "GiB")
    // A size above a limit must not look equal to it.
    let tenths = (bytes.multipliedReportingOverflow(by: 10).partialValue + unit - 1) / unit
    return tenths % 10 == 0 ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
}
