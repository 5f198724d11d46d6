/// The keys of `podcast:` in `site.yml`.
enum PodcastKey: String, FieldKey {
    case category, owner, explicit, image, guid, locked, type, copyright
    case medium, license, location, funding, txt, podroll, updateFrequency, newFeedUrl, block, complete, hosts
    case links, images, publisher, socialInteract, chat, value

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .category:
            .init(
                .some(.either([.text, .anyMap])),
                "Category of Apple's list, such as Society & Culture > Documentary.")
        case .owner:
            .init(.either([.text, .map(OwnerKey.self)]), "Person whom directories write to: a name, an email or both.")
        case .explicit: .init(.explicit, "Whether the show is for adults only.")
        case .image: .init(.text, "Cover: a square JPEG or PNG of 1400 to 3000 pixels.")
        case .guid: .init(.text, "podcast:guid of the show, a UUID. The default follows from the address of the feed.")
        case .locked:
            .init(
                .either([.yesNo, .matching(".*@.*")]),
                "Whether other hosts must not import the show, or the email of the person who may unlock it.")
        case .type: .init(.words(Podcast.Kind.self), "'serial' for episodes that are heard in order.")
        case .copyright: .init(.text, "Line about the copyright.")
        case .medium: .init(.words(PodcastMedium.self), "Medium of the show.")
        case .license: .init(.license, "Licence of the show: a name, or a map with 'name' and 'url'.")
        case .location: .init(.locations, "Places that the show is about.")
        case .funding: .init(.names, "Pages where listeners can support the show: a map from titles to addresses.")
        case .txt: .init(.notes, "Text for machines, which no page shows.")
        case .podroll:
            .init(
                .some(.either([.text, .map(RemoteItemKey.self), .anyMap])),
                "Feeds of other shows that you recommend.")
        case .updateFrequency: .init(.either([.text, .map(FrequencyKey.self)]), "How often there are new episodes.")
        case .newFeedUrl: .init(.text, "New address of a feed that has moved.")
        case .block:
            .init(
                .either([.yesNo, .ownKeys(.yesNo)]),
                "Whether directories must not list the show, or a map of services with yes or no.")
        case .complete: .init(.yesNo, "Whether there will be no more episodes.")
        case .hosts: .init(.names, "Hosts of the show: names, or maps with 'name', 'role' and 'url'.")
        case .links: .init(.names, "Places where the show can be heard: addresses, or maps from titles to addresses.")
        case .images: .init(.podcastPictures, "Pictures of the show for apps.")
        case .publisher: .init(.either([.text, .map(RemoteItemKey.self)]), "Feed of the publisher.")
        case .socialInteract:
            .init(.socialPosts, "Post whose answers are the comments: an address, or a map with 'protocol' and 'uri'.")
        case .chat: .init(.map(ChatKey.self), "Room in which listeners talk at the same time.")
        case .value: .init(.payments, "People who are paid for listening, and their shares.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .category: ["categories"]
        case .image: ["cover"]
        case .license: ["licence"]
        case .location: ["locations"]
        case .updateFrequency: ["frequency"]
        case .hosts: ["host", "people"]
        case .links: ["listen", "subscribe"]
        default: []
        }
    }
}

/// The keys of `owner:` in `podcast:`.
enum OwnerKey: String, FieldKey {
    case name, email

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .name: .init(.text, "Name of the owner.")
        case .email: .init(.text, "Email of the owner.")
        }
    }
}

/// The keys of `license:`.
enum LicenseKey: String, FieldKey {
    case name, url

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .name: .init(.text, "SPDX identifier or name of the licence.")
        case .url: .init(.text, "Address of its text.")
        }
    }

    var synonyms: [String] { self == .name ? ["id", "title"] : ["link", "href"] }
}

/// The keys of `location:`.
enum LocationKey: String, FieldKey {
    case name, rel, geo, osm, country

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .name: .init(.text, "Name of the place.")
        case .rel:
            .init(
                .words(PodcastLocation.Relation.self),
                "Whether the place is the subject, or where the recording was made.")
        case .geo: .init(.text, "Position, such as 52.37,4.89.")
        case .osm: .init(.text, "Object of OpenStreetMap, such as R47811.")
        case .country: .init(.text, "Country as two letters, such as nl.")
        }
    }

    var synonyms: [String] { self == .name ? ["title"] : [] }
}

/// The keys of an entry of `txt:`.
enum NoteKey: String, FieldKey {
    case text, purpose

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .text: .init(.text, "The text.")
        case .purpose: .init(.text, "Purpose of the text, such as verify.")
        }
    }

    var synonyms: [String] { self == .text ? ["value"] : [] }
}

/// The keys of `updateFrequency:`.
enum FrequencyKey: String, FieldKey {
    case text, rule, start

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .text: .init(.text, "Words for people, such as Every Monday.")
        case .rule: .init(.text, "Recurrence rule of RFC 5545.")
        case .start: .init(.time, "First day of the rule.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .text: ["title"]
        case .rule: ["rrule"]
        case .start: ["dtstart"]
        }
    }
}

/// The keys of an entry of `soundbites:`.
enum SoundbiteKey: String, FieldKey {
    case start, duration, title

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .start: .init(.time, "Start of the excerpt in the recording.")
        case .duration: .init(.time, "Length of the excerpt.")
        case .title: .init(.text, "Title of the excerpt.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .start: ["startTime", "at"]
        case .duration: ["length"]
        case .title: ["name", "text"]
        }
    }
}
