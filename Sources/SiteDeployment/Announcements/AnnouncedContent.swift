import SiteChecks
import SiteEpisodes
import SiteFileSystem

/// The feeds and pages of a built site that services are told of, with digests by absolute addresses.
struct AnnouncedContent: Sendable {
    /// All feeds. The digest is that of the bytes.
    let feeds: [String: ContentDigest]
    /// The RSS feeds of the site and of collections, if they have recordings.
    let podcasts: [String: ContentDigest]
    /// The pages that search engines may list. The digest is that of a page's own text.
    let pages: [String: ContentDigest]

    init(of content: DeployContent, base: BaseAddress, jobs: Int) async {
        var feeds: [String: ContentDigest] = [:]
        var podcasts: [String: ContentDigest] = [:]
        for file in content.files where file.phase == .feeds && file.path.isFeed {
            let address = base.absolute(Address(file: file.path))
            feeds[address] = file.digest
            guard file.path == "feed.xml" || file.path.hasPrefix("collections/") && file.path.hasSuffix("/feed.xml"),
                let bytes = try? fileBytes(content.location(of: file)), let feed = PublishedFeed(bytes),
                feed.items.contains(where: { !$0.enclosures.isEmpty })
            else { continue }
            podcasts[address] = file.digest
        }
        let pages = content.files.filter { $0.phase == .pages && $0.redirection == nil }
        let read = await pages.concurrentCompactMap(jobs: jobs) { file -> (String, ContentDigest)? in
            guard let bytes = try? fileBytes(content.location(of: file)) else { return nil }
            let page = PublishedPage(bytes)
            guard page.isListed, page.redirection == nil, let canonical = page.canonical,
                let address = try? Address(path: pageAddress(file.path)), canonical == base.absolute(address)
            else { return nil }
            return (canonical, page.text)
        }
        (self.feeds, self.podcasts) = (feeds, podcasts)
        self.pages = Dictionary(read) { first, _ in first }
    }
}
