import Episodes
import Markdown
import Stylesheets

/// A finished page.
struct RenderedPage: Sendable {
    let address: Address
    let contents: OutputFile.Contents
    let source: OutputSource
    /// Of its body: addresses that lead nowhere, and the `id` of each heading.
    var unresolved: Set<String> = []
    var bodyHeadings: Set<String> = []
}

/// Every page, and the bodies of the episodes for those who need them with other links.
struct RenderedSite: Sendable {
    let pages: [RenderedPage]
    /// What stands in the pages that share a stylesheet.
    let names: [PageStyles: MarkupNames]
    let bodies: [Episode.ID: RenderedMarkdown]
    /// To places of the site: whether they are there is seen when all files are.
    let links: [SiteLink]
}
