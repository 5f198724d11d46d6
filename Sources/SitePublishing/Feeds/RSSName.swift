import SiteMarkup

/// An RSS element and the matching key of front matter or `site.yml`. The writer and the reader of feeds share this
/// table.
package struct RSSName: Sendable {
    package let element: StaticString
    /// `nil` for an element whose value has no key of its own.
    package let key: String?
    let content: Content

    /// The interpretation of the element's text by readers.
    enum Content {
        case plainText, html
    }

    private init(_ element: StaticString, _ key: String?, _ content: Content = .plainText) {
        self.element = element
        self.key = key
        self.content = content
    }

    /// The attributes of the root element: the version and every namespace that this file uses.
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

    /// - Parameter text: The text as the author typed it. It is escaped once more if readers interpret the element as
    ///   HTML, so that they show the same text.
    mutating func element(_ name: RSSName, _ attributes: Attributes = [:], text: String?) {
        switch name.content {
        case .plainText: element(name.element, attributes, text: text)
        case .html: element(name.element, attributes, html: text.map { HTMLText(PlainText($0)) })
        }
    }

    mutating func element(_ name: RSSName, html: HTMLText?) { element(name.element, html: html) }

    mutating func element(_ name: RSSName, _ attributes: Attributes) { element(name.element, attributes) }
}

/// Elements of items.
extension RSSName {
    static let title = Self("title", "title")
    static let guid = Self("guid", "guid")
    static let pubDate = Self("pubDate", "date")
    /// HTML in items and in the channel. The RSS Best Practices Profile allows HTML in items and plain text in the
    /// channel. Apple's rules allow HTML in both, and readers (feedparser, podcast players) expect HTML in both.
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
    static let alternateEnclosure = Self("podcast:alternateEnclosure", "video")
    static let source = Self("podcast:source", nil)
    static let transcript = Self("podcast:transcript", "transcript")
    static let chapters = Self("podcast:chapters", "chapters")
    static let person = Self("podcast:person", "hosts")
    static let podcastSeason = Self("podcast:season", "season")
    static let podcastEpisode = Self("podcast:episode", "number")
    static let soundbite = Self("podcast:soundbite", "soundbites")
    static let license = Self("podcast:license", "license")
    static let location = Self("podcast:location", "location")
    static let integrity = Self("podcast:integrity", nil)
    static let podcastImage = Self("podcast:image", "images")
    static let socialInteract = Self("podcast:socialInteract", "socialInteract")
    static let chat = Self("podcast:chat", "chat")
    static let txt = Self("podcast:txt", "txt")
    static let contentLink = Self("podcast:contentLink", "contentLink")
    static let value = Self("podcast:value", "value")
    static let valueRecipient = Self("podcast:valueRecipient", nil)
    static let valueTimeSplit = Self("podcast:valueTimeSplit", nil)
    static let remoteItem = Self("podcast:remoteItem", nil)
    static let link = Self("link", nil)
    static let notes = Self("content:encoded", nil, .html)

    package static let ofItems: [RSSName] = [
        .title, .link, .guid, .pubDate, .description, .category, .enclosure, .subtitle, .duration, .number, .season,
        .episodeType, .explicit, .image, .block, .alternateEnclosure, .transcript, .chapters, .person, .podcastSeason,
        .podcastEpisode, .soundbite, .license, .location, .podcastImage, .socialInteract, .chat, .txt, .contentLink,
        .value, .notes,
    ]
}

/// Elements of the channel. A key that `site.yml` lacks is a key of its `podcast:`.
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
    static let podroll = Self("podcast:podroll", "podroll")
    static let publisher = Self("podcast:publisher", "publisher")
    static let podcastBlock = Self("podcast:block", "block")
    static let podping = Self("podcast:podping", nil)
    static let liveItem = Self("podcast:liveItem", nil)
    static let updateFrequency = Self("podcast:updateFrequency", "updateFrequency")
    static let trailer = Self("podcast:trailer", nil)

    package static let ofChannel: [RSSName] = [
        .title, .link, .description, .language, .copyright, .author, .podcastCategory, .explicit, .owner, .showType,
        .image, .block, .complete, .newFeed, .podcastGUID, .locked, .medium, .funding, .license, .location, .person,
        .txt, .podroll, .publisher, .updateFrequency, .trailer, .podcastBlock, .podcastImage, .socialInteract, .chat,
        .value, .podping, .liveItem,
    ]
}
