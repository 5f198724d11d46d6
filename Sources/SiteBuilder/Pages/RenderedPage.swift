import Episodes
import Markdown
import Markup

/// A finished page.
struct RenderedPage: Sendable {
    let address: Address
    let markup: MarkupRope
    let source: OutputSource
    let styles: PageStyles
    /// Of its body: addresses that lead nowhere, and the `id` of each heading.
    var unresolved: Set<String> = []
    var bodyHeadings: Set<String> = []
}

/// Every page, and the bodies of the episodes for those who need them with other links.
struct RenderedSite: Sendable {
    let pages: [RenderedPage]
    let bodies: [Episode.ID: RenderedMarkdown]
    /// To places of the site: whether they are there is seen when all files are.
    let links: [SiteLink]
}
