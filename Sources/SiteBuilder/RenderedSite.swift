import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

/// A site with all pages rendered, before its output files are collected.
package struct RenderedSite: Sendable {
    /// The renderer that made the pages.
    var renderer: PageRenderer
    /// The pages, in the order of the plans.
    var pages: [RenderedPage]
    /// The feeds, or `nil` if texts have changed since they were made.
    var feeds: SiteFeeds?
    /// The sites inside of this site.
    var shows: [Show] = []
    /// The diagnostics and times of all stages so far.
    var log = BuildLog(isStrict: false)

    var site: SiteContext { renderer.site }

    var links: [SiteLink] { pages.flatMap(\.links) }

    var diagnostics: [Diagnostic] { pages.flatMap(\.diagnostics) }
}
