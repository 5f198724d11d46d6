import SiteDiagnostics
import SiteMarkdown

/// What `site.yml` says about the whole site, with defaults for what it does not.
public struct SiteInfo: Hashable, Sendable {
    public var title = "Episodes"
    public var summary: String?
    public var author: String?
    /// The public address; without one there are no feeds and no sitemap, as those need absolute addresses.
    public var base: BaseAddress?
    /// BCP 47.
    public var language = "en"
    public var zone = ZoneRules.utc
    /// Name of a folder in `Themes`.
    public var theme = "Default"
    /// Where the theme is named, for messages; `nil` for the default.
    public var themePosition: SourcePosition?
    /// Themes that visitors may try the site in, each once.
    public var showcase: [ShownTheme] = []
    /// How many entries of a section that paginates stand on one page.
    public var pageSize = 24
    public var permalink = Permalink.episodes
    public var menu: [MenuItem] = []
    public var podcast: Podcast?
    public var feeds = FeedSettings()
    /// Where the site is published; `nil` for nowhere in particular.
    public var host: PublishingHost?
    /// Where `sitegen deploy` sends the site, in the order of the file.
    public var targets: [DeployTarget] = []
    /// What its pages may load from elsewhere, where its host is told.
    public var sources = ContentSources()
    /// Whether visitors can search the site.
    public var hasSearch = true
    /// A picture that stands for the site in tabs and on home screens; `nil` for the theme's.
    public var icon: AssetLocation?
    /// Where the icon is named; `nil` for the theme's.
    public var iconPosition: SourcePosition?
    public var images = ImageSettings()
    /// Files of the content folder that browsers may run: paths, folders with a slash at their end, patterns with `*`.
    public var trusted: [String] = []
    /// Settings that the maker of budgets reads.
    public var budgets: Value?
    /// The author's own keys: a map.
    public var extra: Value?

    public init() {}
}

/// A theme in which there is a copy of the site.
public struct ShownTheme: Hashable, Sendable {
    /// Name of a folder in `Themes`.
    public var name: String
    /// Where it is written.
    public var position: SourcePosition

    /// The copy's home page: `/themes/airtime/`.
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
    /// Where it is written.
    public var position: SourcePosition
}
