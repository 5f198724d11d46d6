import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SitePublication

/// A finished page.
struct RenderedPage: Sendable {
    let address: Address
    /// `nil` for an address that no file can have.
    let file: OutputFile?
    /// Of its body: addresses that lead nowhere, and the `id` of each heading.
    var unresolved: Set<String> = []
    var bodyHeadings: [String: BodyHeading] = [:]
    /// To places of the site: whether they are there is seen when all files are.
    var links: [SiteLink] = []
    var diagnostics: [Diagnostic] = []
    /// What it is made from, besides its theme; empty where nobody asked.
    var dependencies: Set<Dependency> = []

    init(_ address: Address, _ contents: OutputFile.Contents, from source: OutputSource) {
        self.address = address
        file = OutputFile(address, contents, from: source)
    }
}
