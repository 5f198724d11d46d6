/// What a feed holds, as the podcast namespace names it
/// (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/medium.md); without the lists of other feeds'
/// items, which are no feeds of episodes.
public enum PodcastMedium: String, Hashable, Sendable, CaseIterable {
    case podcast, music, video, film, audiobook, newsletter, blog, course
}

/// A licence: its SPDX identifier or name, and where its text stands.
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
    /// RFC 5870: `geo:52.37,4.89`.
    public var geo: String?
    /// OpenStreetMap: `R47811`.
    public var osm: String?
    /// ISO 3166-1, two letters.
    public var country: String?
}

/// A short piece of an episode that stands for the whole.
public struct Soundbite: Hashable, Sendable {
    public var start: PlayTime
    public var duration: PlayTime
    public var title: String?
}

/// Free text for machines: the proof that a directory asks for, for instance.
public struct PodcastNote: Hashable, Sendable {
    public var text: String
    public var purpose: String?
}

/// How often new episodes come: in words, and as a rule of RFC 5545 section 3.3.10.
public struct UpdateFrequency: Hashable, Sendable {
    public var text: String
    public var rule: String?
    /// The day from which the rule counts.
    public var start: ZonedDate?
}
