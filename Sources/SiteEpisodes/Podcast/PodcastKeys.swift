/// The keys of `podcast:` in `site.yml`.
enum PodcastKey: String, FieldKey {
    case category, owner, explicit, image, guid, locked, type, copyright
    case medium, license, location, funding, txt, podroll, updateFrequency, newFeedUrl, block, complete, hosts
    case links, images, publisher, socialInteract, chat, value

    static let names = FieldNames<Self>()

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
}

/// The keys of `license:`.
enum LicenseKey: String, FieldKey {
    case name, url

    static let names = FieldNames<Self>()

    var synonyms: [String] { self == .name ? ["id", "title"] : ["link", "href"] }
}

/// The keys of `location:`.
enum LocationKey: String, FieldKey {
    case name, rel, geo, osm, country

    static let names = FieldNames<Self>()

    var synonyms: [String] { self == .name ? ["title"] : [] }
}

/// The keys of an entry of `txt:`.
enum NoteKey: String, FieldKey {
    case text, purpose

    static let names = FieldNames<Self>()

    var synonyms: [String] { self == .text ? ["value"] : [] }
}

/// The keys of `updateFrequency:`.
enum FrequencyKey: String, FieldKey {
    case text, rule, start

    static let names = FieldNames<Self>()

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

    var synonyms: [String] {
        switch self {
        case .start: ["startTime", "at"]
        case .duration: ["length"]
        case .title: ["name", "text"]
        }
    }
}
