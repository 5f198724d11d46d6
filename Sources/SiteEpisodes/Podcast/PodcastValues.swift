/// The medium of a feed, as in the podcast namespace
/// (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/medium.md). Media that are lists of other
/// feeds' items are left out, because they have no episodes.
public enum PodcastMedium: String, Hashable, Sendable, CaseIterable {
    case podcast, music, video, film, audiobook, newsletter, blog, course
}

/// A licence: its SPDX identifier or name, and the address of its text.
public struct PodcastLicense: Hashable, Sendable {
    public var name: String
    public var address: WebAddress?
}

/// A place that a show or an episode is about, or where it was made.
public struct PodcastLocation: Hashable, Sendable {
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        case subject, creator
    }

    public var name: String
    public var relation: Relation?
    /// The position as a `geo:` URI (RFC 5870): `geo:52.37,4.89`.
    public var geo: String?
    /// The OpenStreetMap object: `R47811`.
    public var osm: String?
    /// The country as two letters of ISO 3166-1.
    public var country: String?
}

/// A short excerpt that represents an episode.
public struct Soundbite: Hashable, Sendable {
    public var start: PlayTime
    public var duration: PlayTime
    public var title: String?
}

/// Free text for machines, such as a directory's proof of ownership.
public struct PodcastNote: Hashable, Sendable {
    public var text: String
    public var purpose: String?
}

/// The frequency of new episodes: as text, and as a recurrence rule (RFC 5545, section 3.3.10).
public struct UpdateFrequency: Hashable, Sendable {
    public var text: String
    public var rule: String?
    /// The first day of the rule.
    public var start: ZonedDate?
}
