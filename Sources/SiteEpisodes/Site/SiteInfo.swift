import SiteDiagnostics
import SiteMarkdown

/// The settings of the whole site in `site.yml`, with defaults.
public struct SiteInfo: Hashable, Sendable {
    public var title = "Episodes"
    public var summary: String?
    public var author: String?
    /// The public address. Without it there are no feeds and no sitemap, because they need absolute addresses.
    public var base: BaseAddress?
    /// The site's language as a BCP 47 tag.
    public var language = "en"
    public var zone = ZoneRules.utc
    /// The name of a folder in `Themes`.
    public var theme = "Default"
    /// The position of the theme's name, or `nil` for the default.
    public var themePosition: SourcePosition?
    /// The themes that visitors can try, each once.
    public var showcase: [ShownTheme] = []
    /// The number of entries on one page of a section that paginates.
    public var pageSize = 24
    public var permalink = Permalink.episodes
    public var menu: [MenuItem] = []
    public var podcast: Podcast?
    public var feeds = FeedSettings()
    /// The host of the site, or `nil` if none is given.
    public var host: PublishingHost?
    /// The external sources that pages may load, if the host is known.
    public var sources = ContentSources()
    /// Whether visitors can search the site.
    public var hasSearch = true
    /// The icon for browser tabs and home screens, or `nil` for the theme's.
    public var icon: AssetLocation?
    /// The position of the icon's name, or `nil` for the theme's icon.
    public var iconPosition: SourcePosition?
    public var images = ImageSettings()
    /// Content files that browsers may run: paths, folders with a trailing slash, patterns with `*`.
    public var trusted: [String] = []
    /// The settings of page budgets. This module does not interpret them.
    public var budgets: Value?
    /// The author's own keys, as a map.
    public var extra: Value?

    public init() {}
}

/// A theme of the showcase, in which there is a copy of the site.
public struct ShownTheme: Hashable, Sendable {
    /// The name of a folder in `Themes`.
    public var name: String
    /// The position of the name.
    public var position: SourcePosition

    /// The address of the copy's home page: `/themes/airtime/`.
    public var folder: Address { Address(folder: ["themes", Slug(name).text]) }
}

/// An entry of the site's menu.
public struct MenuItem: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
        case page(Address)
        case web(WebAddress)
    }

    public var title: String
    public var target: Target
    /// The position of the entry.
    public var position: SourcePosition
}
