/// The differences between two versions of a site that visitors, subscribers and search engines notice.
///
/// Addresses of pages are paths on the site, such as `/episodes/grid/`. All lists are sorted by address.
package struct SiteDifference: Encodable, Sendable {
    package struct Page: Encodable, Sendable {
        package let address: String
        package let title: String
    }

    /// A page whose own text is different.
    package struct ChangedPage: Encodable, Sendable {
        package let address: String
        package let title: String
        /// The earlier title, if it was different.
        package let oldTitle: String?
    }

    /// A page that has a new address.
    package struct MovedPage: Encodable, Sendable {
        package let address: String
        package let oldAddress: String
        package let title: String
        /// Whether the old address leads to the new one.
        package let redirects: Bool
    }

    package struct Pages: Encodable, Sendable {
        package internal(set) var added: [Page] = []
        package internal(set) var changed: [ChangedPage] = []
        package internal(set) var renamed: [MovedPage] = []
        /// Their addresses lead nowhere now.
        package internal(set) var removed: [Page] = []

        package var isEmpty: Bool { added.isEmpty && changed.isEmpty && renamed.isEmpty && removed.isEmpty }
    }

    /// An item of the feed whose GUID is different. Podcast apps download it again.
    package struct ChangedGUID: Encodable, Sendable {
        package let address: String
        package let title: String
        package let old: String
        package let new: String
    }

    /// An item of the feed whose recordings are different.
    package struct ChangedEnclosures: Encodable, Sendable {
        package let address: String
        package let title: String
        package let old: [PublishedEnclosure]
        package let new: [PublishedEnclosure]
    }

    package struct ChangedFeed: Encodable, Sendable {
        /// The path in the output: `tags/css/feed.xml`.
        package let path: String
        /// The title of the newest item; `nil` if the feed is removed or has no item.
        package let newest: String?
        /// Whether the newest item was not in the feed before.
        package let isNewestNew: Bool
        /// Numbers of items that only one of the two versions has.
        package let added: Int
        package let removed: Int
        /// Whether the whole feed is removed.
        package let isGone: Bool
    }

    package internal(set) var guids: [ChangedGUID] = []
    package internal(set) var enclosures: [ChangedEnclosures] = []
    package internal(set) var episodes = Pages()
    package internal(set) var pages = Pages()
    package internal(set) var feeds: [ChangedFeed] = []
    /// The number of pages with the same text, of which only common parts are different.
    package internal(set) var pagesWithSameText = 0
    /// The number of other files that are new, different or removed.
    package internal(set) var otherFiles = 0
    /// Paths of feeds of which a version is no feed; sorted. Their items are not compared.
    package internal(set) var unreadable: [String] = []
    /// The number of pages and feeds that were not read, because the comparison is bounded.
    package internal(set) var unread = 0
}
