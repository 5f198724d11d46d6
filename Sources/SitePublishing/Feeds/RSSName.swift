import SiteMarkup

/// An element of RSS, and the key of front matter or of `site.yml` that says the same. One table for whoever writes feeds
/// and for whoever reads them.
package struct RSSName: Sendable {
    package let element: StaticString
    /// `nil` for what is told from something else.
    package let key: String?
    let content: Content

    /// What readers take the text of an element for.
    enum Content {
        case plainText, html
    }

    private init(_ element: StaticString, _ key: String?, _ content: Content = .plainText) {
        self.element = element
        self.key = key
        self.content = content
    }

    /// What the root element of a feed says, with every namespace used below.
    static let rootAttributes: XMLWriter.Attributes = [
        "version": "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom",
        "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
        "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
    ]
}

extension XMLWriter {
    mutating func element(_ name: RSSName, _ attributes: Attributes = [:], content: (inout XMLWriter) -> Void) {
        element(name.element, attributes, content: content)
    }

    /// - Parameter text: as it was typed. Where readers take an element for HTML it is written so that they show the same.
    mutating func element(_ name: RSSName, _ attributes: Attributes = [:], text: String?) {
        switch name.content {
        case .plainText: element(name.element, attributes, text: text)
        case .html: element(name.element, attributes, html: text.map { HTMLText(PlainText($0)) })
        }
    }

    mutating func element(_ name: RSSName, html: HTMLText?) { element(name.element, html: html) }

    mutating func element(_ name: RSSName, _ attributes: Attributes) { element(name.element, attributes) }
}

/// Of items.
extension RSSName {
    static let title = Self("title", "title")
    static let guid = Self("guid", "guid")
    static let pubDate = Self("pubDate", "date")
    /// HTML in items and in the channel. The RSS Best Practices Profile says so of items and has the channel's for plain text; Apple's
    /// rules allow HTML in both, and readers (feedparser, podcast players) take both for it.
    static let description = Self("description", "description", .html)
    static let category = Self("category", "tags")
    static let enclosure = Self("enclosure", "audio")
    static let subtitle = Self("itunes:subtitle", "subtitle")
    static let duration = Self("itunes:duration", "duration")
    static let number = Self("itunes:episode", "number")
    static let season = Self("itunes:season", "season")
    static let episodeType = Self("itunes:episodeType", "type")
    static let explicit = Self("itunes:explicit", "explicit")
    static let image = Self("itunes:image", "image")
    static let block = Self("itunes:block", "block")
    static let transcript = Self("podcast:transcript", "transcript")
    static let chapters = Self("podcast:chapters", "chapters")
    static let person = Self("podcast:person", "hosts")
    static let podcastSeason = Self("podcast:season", "season")
    static let podcastEpisode = Self("podcast:episode", "number")
    static let soundbite = Self("podcast:soundbite", "soundbites")
    static let license = Self("podcast:license", "license")
    static let location = Self("podcast:location", "location")
    static let link = Self("link", nil)
    static let notes = Self("content:encoded", nil, .html)

    package static let ofItems: [RSSName] = [
        .title, .link, .guid, .pubDate, .description, .category, .enclosure, .subtitle, .duration, .number, .season,
        .episodeType, .explicit, .image, .block, .transcript, .chapters, .person, .podcastSeason, .podcastEpisode,
        .soundbite,
        .license, .location, .notes,
    ]
}

/// Of the channel; keys are those of `podcast:` where `site.yml` has none of the name.
extension RSSName {
    static let language = Self("language", "language")
    static let copyright = Self("copyright", "copyright")
    static let author = Self("itunes:author", "author")
    static let podcastCategory = Self("itunes:category", "category")
    static let owner = Self("itunes:owner", "owner")
    static let showType = Self("itunes:type", "type")
    static let complete = Self("itunes:complete", "complete")
    static let newFeed = Self("itunes:new-feed-url", "newFeedUrl")
    static let podcastGUID = Self("podcast:guid", "guid")
    static let locked = Self("podcast:locked", "locked")
    static let medium = Self("podcast:medium", "medium")
    static let funding = Self("podcast:funding", "funding")
    static let txt = Self("podcast:txt", "txt")
    static let podroll = Self("podcast:podroll", "podroll")
    static let updateFrequency = Self("podcast:updateFrequency", "updateFrequency")
    static let trailer = Self("podcast:trailer", nil)

    package static let ofChannel: [RSSName] = [
        .title, .link, .description, .language, .copyright, .author, .podcastCategory, .explicit, .owner, .showType,
        .image, .block, .complete, .newFeed, .podcastGUID, .locked, .medium, .funding, .license, .location, .person,
        .txt, .podroll, .updateFrequency, .trailer,
    ]
}
