import SiteFileSystem
import SiteMediaFacts

/// A file of the output that may be sent.
package struct DeployFile: Hashable, Sendable {
    /// The time of sending. No page arrives before the files that it names, and no feed before its pages.
    package enum Phase: Int, Comparable, CaseIterable, Sendable {
        case parts, pages, feeds

        package static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
    }

    /// The path in the output folder.
    package let path: String
    /// The size in bytes.
    package let size: Int
    /// A digest of the file's bytes and of the address that it redirects to.
    let digest: ContentDigest
    /// The address to redirect visitors to, if the page only redirects.
    let redirection: String?

    var mediaType: MediaType { MediaType(ofPath: path) }

    package var phase: Phase {
        switch mediaType.name {
        case "text/html": .pages
        case "application/xml", "application/rss+xml", "application/atom+xml", "text/calendar": .feeds
        case "application/json" where path.hasSuffix("feed.json"): .feeds
        default: path.hasPrefix(".sitegen-") ? .feeds : .parts
        }
    }
}

extension DeployFile: Comparable {
    /// The phases in the order of sending.
    package static func < (left: DeployFile, right: DeployFile) -> Bool {
        left.phase == right.phase ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : left.phase < right.phase
    }
}
