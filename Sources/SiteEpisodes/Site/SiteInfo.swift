import SiteDiagnostics
import SiteMarkdown

/// The settings of the whole site in `site.yml`, with defaults.
package struct SiteInfo: Hashable, Sendable {
    package var title = "Episodes"
    package var summary: String?
    package var author: String?
    /// The public address. Without it there are no feeds and no sitemap, because they need absolute addresses.
    package var base: BaseAddress?
    /// The public address of recordings, or `nil` if they are at the site itself.
    package var media: BaseAddress?
    /// The site's language as a BCP 47 tag.
    package var language = "en"
    package var zone = ZoneRules.utc
    /// The name of a folder in `Themes`.
    package var theme = "Default"
    /// The position of the theme's name, or `nil` for the default.
    package var themePosition: SourcePosition?
    /// The themes that visitors can try, each once.
    package var showcase: [ShownTheme] = []
    /// The number of entries on one page of a section that paginates. The first page of a list that starts with the
    /// newest entry has up to twice as many, less one.
    package var pageSize = 24
    package var permalink = Permalink.episodes
    package var menu: [MenuItem] = []
    /// The versions of the home page and of the menu's pages in other languages, by address and language tag.
    package var versions: [Address: [String: TitledAddress]] = [:]
    package var podcast: Podcast?
    package var feeds = FeedSettings()
    /// The host of the site, or `nil` if none is given.
    package var host: PublishingHost?
    /// The number of files that the plan at the host includes, or `nil` for that of the free plan.
    package var hostFiles: Int?
    /// The position of the host's name.
    package var hostPosition: SourcePosition?
    /// The external sources that pages may load, if the host is known.
    package var sources = ContentSources()
    /// The places that `sitegen deploy` can send the site to, in the order of the file.
    package var targets: [DeployTarget] = []
    package var cache: SharedCache?
    /// The services that `sitegen announce` tells of new episodes, without the hub.
    package var announce = AnnounceSettings()
    /// Whether visitors can search the site.
    package var hasSearch = true
    /// The treatment of raw HTML in texts. The front matter of a text can choose a different one.
    package var html = HTMLTreatment.safe
    /// The icon for browser tabs and home screens, or `nil` for the theme's.
    package var icon: AssetLocation?
    /// The position of the icon's name, or `nil` for the theme's icon.
    package var iconPosition: SourcePosition?
    package var images = ImageSettings()
    /// The front matter keys of other tools.
    package var keys = ForeignKeys()
    /// Content files that browsers may run: paths, folders with a trailing slash, patterns with `*`.
    package var trusted: [String] = []
    /// The settings of page budgets. This module does not interpret them.
    package var budgets: Value?
    /// The author's own keys, as a map.
    package var extra: Value?
    /// The values of the files in `data`, by name.
    package var data: [String: Value] = [:]

    package init() {}

    /// The cover of the show, or `nil` if the site is not a podcast or has none.
    package var cover: Picture? { podcast?.image.map { Picture(location: $0, alternative: title) } }
}

/// A theme of the showcase, in which there is a copy of the site.
package struct ShownTheme: Hashable, Sendable {
    /// The name of a folder in `Themes`.
    package var name: String
    /// The position of the name.
    package var position: SourcePosition

    /// The address of the copy's home page: `/themes/airtime/`.
    package var folder: Address { Address(folder: ["themes", Slug(name).text]) }
}

/// An entry of the site's menu.
package struct MenuItem: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case page(Address)
        case web(WebAddress)
    }

    package var title: String
    /// The titles in other languages, by language tag.
    package var titles: [String: String] = [:]
    package var target: Target
    /// The position of the entry.
    package var position: SourcePosition
}

/// A page of the site with its title.
package struct TitledAddress: Hashable, Sendable {
    package var title: String
    package var address: Address
}
