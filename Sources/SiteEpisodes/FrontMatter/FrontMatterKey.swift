/// The keys of an episode or a page.
enum FrontMatterKey: String, FieldKey {
    // `published` is a date in some tools and true or false in others.
    case title, subtitle, date, published, updated, publish, expires, draft, slug, url, aliases, description, tags,
        categories
    case collection, season, number, type, image, video, audio, youtube, vimeo, duration, bytes, guid, explicit, hosts
    case guests, people, chapters, captions, transcript, links, views, featured, weight, layout, lang, translationOf,
        sections, split, boundary, extra
    case soundbites, license, location, block, html
    case images, socialInteract, chat, txt, contentLink, value, live

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .date: ["pubDate", "publishedAt", "dateAdded"]
        case .updated: ["lastmod", "modified", "updatedAt"]
        case .publish: ["publishDate"]
        case .expires: ["expiryDate"]
        case .url: ["permalink"]
        case .aliases: ["redirectFrom"]
        case .description: ["summary", "blurb"]
        case .tags: ["tag", "keywords", "topics"]
        case .categories: ["category"]
        case .collection: ["collections", "series", "course", "album"]
        case .number: ["episode", "sequence", "episodeNumber", "videoNumber"]
        case .season: ["seasonNumber"]
        case .type: ["episodeType"]
        case .image: ["cover", "episodeImage", "headerImage"]
        case .video: ["videoUrl"]
        case .audio: ["audioUrl"]
        case .youtube: ["youtubeUrl", "youtubeId"]
        case .vimeo: ["vimeoUrl", "vimeoId"]
        case .duration: ["podcastDuration"]
        case .bytes: ["podcastBytes", "length"]
        case .guid: ["episodeGuid"]
        case .hosts: ["host"]
        case .guests: ["guest"]
        case .links: ["references", "sponsors"]
        case .people: ["persons", "participants", "speakers", "speaker"]
        case .lang: ["language"]
        case .translationOf: ["translates"]
        case .soundbites: ["soundbite"]
        case .license: ["licence"]
        case .contentLink: ["contentLinks"]
        default: []
        }
    }
}
