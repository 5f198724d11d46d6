import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import SitePublication

/// A finished page.
struct RenderedPage: Sendable {
    let address: Address
    /// The output file, or `nil` if the address is no valid path.
    let file: OutputFile?
    /// The body's addresses that lead nowhere, and the `id` of each heading.
    var unresolved: Set<String> = []
    var bodyHeadings: [String: BodyHeading] = [:]
    /// Links to pages of this site, checked when all files are known.
    var links: [SiteLink] = []
    var diagnostics: [Diagnostic] = []
    /// The page's dependencies without its theme. The set is empty if dependencies are not recorded.
    var dependencies: Set<Dependency> = []

    init(_ address: Address, _ contents: OutputFile.Contents, from source: OutputSource) {
        self.address = address
        file = OutputFile(address, contents, from: source)
    }
}
