/// What a feed holds, as the podcast namespace names it
/// (https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/medium.md); without the lists of other feeds'
/// items, which are no feeds of episodes.
package enum PodcastMedium: String, Hashable, Sendable, CaseIterable {
    case podcast, music, video, film, audiobook, newsletter, blog, course
}

/// A licence: its SPDX identifier or name, and where its text stands.
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
    /// RFC 5870: `geo:52.37,4.89`.
    package var geo: String?
    /// OpenStreetMap: `R47811`.
    package var osm: String?
    /// ISO 3166-1, two letters.
    package var country: String?
}

/// A short piece of an episode that stands for the whole.
package struct Soundbite: Hashable, Sendable {
    package var start: PlayTime
    package var duration: PlayTime
    package var title: String?
}

/// Free text for machines: the proof that a directory asks for, for instance.
package struct PodcastNote: Hashable, Sendable {
    package var text: String
    package var purpose: String?
}

/// How often new episodes come: in words, and as a rule of RFC 5545 section 3.3.10.
package struct UpdateFrequency: Hashable, Sendable {
    package var text: String
    package var rule: String?
    /// The day from which the rule counts.
    package var start: ZonedDate?
}
