import SiteDiagnostics
import SiteEpisodes

/// The content folder, with each file parsed by itself.
struct ParsedContent: Sendable {
    let folders: SiteFolders
    let sources: Sources
    let reader: ContentReader
    private(set) var files: [ReadFile]
    /// The same files, if the next build will use them; otherwise empty.
    let remembered: [ReadFile]

    /// Returns and removes the files, which take much memory. ``interpret(_:)`` uses it.
    mutating func takeFiles() -> [ReadFile] {
        defer { files = [] }
        return files
    }

    /// The texts that this build shows.
    var shownTexts: [ShownText] { files.compactMap(\.shownText) }
}

/// Parses each file by itself. Problems are reported later, by ``interpret(_:)``.
///
/// - Parameter past: texts that are already parsed.
func parse(
    _ sources: Sources, in folders: SiteFolders, knowing past: PastTexts? = nil, options: BuildOptions
) async -> (ParsedContent, [Diagnostic]) {
    let content = SiteContent(
        documents: sources.documents, data: sources.data, assets: sources.assets, recordings: sources.recordings,
        json: sources.json)
    let reader = ContentReader(
        content, rules: options.rules, base: options.base, keepsRecordings: options.keepsRecordings)
    let files = await reader.files.concurrentMap(jobs: options.jobs) { past?.file($0, of: reader) ?? reader.read($0) }
    let parsed = ParsedContent(
        folders: folders, sources: sources, reader: reader, files: files,
        remembered: options.remembersTexts ? files : [])
    return (parsed, [])
}
