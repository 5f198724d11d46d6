import SiteDiagnostics
import SiteMarkdown

/// What `site.yml` says about the whole site, with defaults for what it does not.
package struct SiteInfo: Hashable, Sendable {
    package var title = "Episodes"
    package var summary: String?
    package var author: String?
    /// The public address; without one there are no feeds and no sitemap, as those need absolute addresses.
    package var base: BaseAddress?
    /// BCP 47.
    package var language = "en"
    package var zone = ZoneRules.utc
    /// Name of a folder in `Themes`.
    package var theme = "Default"
    /// Where the theme is named, for messages; `nil` for the default.
    package var themePosition: SourcePosition?
    /// Themes that visitors may try the site in, each once.
    package var showcase: [ShownTheme] = []
    /// How many entries of a section that paginates stand on one page.
    package var pageSize = 24
    package var permalink = Permalink.episodes
    package var menu: [MenuItem] = []
    package var podcast: Podcast?
    package var feeds = FeedSettings()
    /// Where the site is published; `nil` for nowhere in particular.
    package var host: PublishingHost?
    /// What its pages may load from elsewhere, where its host is told.
    package var sources = ContentSources()
    /// Whether visitors can search the site.
    package var hasSearch = true
    /// A picture that stands for the site in tabs and on home screens; `nil` for the theme's.
    package var icon: AssetLocation?
    /// Where the icon is named; `nil` for the theme's.
    package var iconPosition: SourcePosition?
    package var images = ImageSettings()
    /// Files of the content folder that browsers may run: paths, folders with a slash at their end, patterns with `*`.
    package var trusted: [String] = []
    /// Settings that the maker of budgets reads.
    package var budgets: Value?
    /// The author's own keys: a map.
    package var extra: Value?

    package init() {}
}

/// A theme in which there is a copy of the site.
package struct ShownTheme: Hashable, Sendable {
    /// Name of a folder in `Themes`.
    package var name: String
    /// Where it is written.
    package var position: SourcePosition

    /// The copy's home page: `/themes/airtime/`.
    package var folder: Address { Address(folder: ["themes", Slug(name).text]) }
}

/// An entry of the site's menu.
package struct MenuItem: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case page(Address)
        case web(WebAddress)
    }

    package var title: String
    package var target: Target
    /// Where it is written.
    package var position: SourcePosition
}
