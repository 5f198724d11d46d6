import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

/// A site with all of its pages, before the files of the whole are put together.
package struct RenderedSite: Sendable {
    /// Knows everything that pages are put together from.
    var renderer: PageRenderer
    /// In the order of the plans.
    var pages: [RenderedPage]
    /// `nil` where texts have changed since.
    var feeds: SiteFeeds?
    /// What the stages up to here have said.
    var log = BuildLog(isStrict: false)

    var site: SiteContext { renderer.site }

    var links: [SiteLink] { pages.flatMap(\.links) }

    var diagnostics: [Diagnostic] { pages.flatMap(\.diagnostics) }
}
