/// The medium of a feed, as in the podcast namespace
/// (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/medium.md). Media that are lists of other
/// feeds' items are left out, because they have no episodes.
package enum PodcastMedium: String, Hashable, Sendable, CaseIterable {
    case podcast, music, video, film, audiobook, newsletter, blog, course
}

/// A licence: its SPDX identifier or name, and the address of its text.
package struct PodcastLicense: Hashable, Sendable {
    package var name: String
    package var address: WebAddress?
}

/// A place that a show or an episode is about, or where it was made.
package struct PodcastLocation: Hashable, Sendable {
    package enum Relation: String, Hashable, Sendable, CaseIterable {
        case subject, creator
    }

    package var name: String
    package var relation: Relation?
    /// The position as a `geo:` URI (RFC 5870): `geo:52.37,4.89`.
    package var geo: String?
    /// The OpenStreetMap object: `R47811`.
    package var osm: String?
    /// The country as two letters of ISO 3166-1.
    package var country: String?
}

/// A short excerpt that represents an episode.
package struct Soundbite: Hashable, Sendable {
    /// In milliseconds, as ``duration``.
    package var start: Int
    package var duration: Int
    package var title: String?
}

/// Free text for machines, such as a directory's proof of ownership.
package struct PodcastNote: Hashable, Sendable {
    package var text: String
    package var purpose: String?
}

/// Whether one service should not list the show: `podcast:block` with an `id`.
package struct ServiceBlock: Hashable, Sendable {
    /// https://github.com/Podcastindex-org/podcast-namespace/blob/main/serviceslugs.txt
    package var service: String
    package var isBlocked: Bool
}

/// The frequency of new episodes: as text, and as a recurrence rule (RFC 5545, section 3.3.10).
package struct UpdateFrequency: Hashable, Sendable {
    package var text: String
    package var rule: String?
    /// The first day of the rule.
    package var start: ZonedDate?
}
