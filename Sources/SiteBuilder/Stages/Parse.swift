import SiteDiagnostics
import SiteEpisodes

/// What the content folder holds, each file taken apart and read by itself.
struct ParsedContent: Sendable {
    let folders: SiteFolders
    let sources: Sources
    let reader: ContentReader
    private(set) var files: [ReadFile]
    /// The same, where the next build is to know them; else none.
    let remembered: [ReadFile]

    /// What the files say by themselves takes much room: whoever says what they mean together takes them out.
    mutating func takeFiles() -> [ReadFile] {
        defer { files = [] }
        return files
    }

    /// The texts that this build shows.
    var shownTexts: [ShownText] { files.compactMap(\.shownText) }
}

/// Takes every file apart and says what it means by itself. Problems are told when it is known what the files mean together.
///
/// - Parameter past: texts that have been read already.
func parse(
    _ sources: Sources, in folders: SiteFolders, knowing past: PastTexts? = nil, options: BuildOptions
) async -> (ParsedContent, [Diagnostic]) {
    let content = SiteContent(
        documents: sources.documents, data: sources.data, assets: sources.assets, recordings: sources.recordings,
        json: sources.json)
    let reader = ContentReader(content, rules: options.rules, base: options.base)
    let files = await reader.files.concurrentMap(jobs: options.jobs) { past?.file($0, of: reader) ?? reader.read($0) }
    let parsed = ParsedContent(
        folders: folders, sources: sources, reader: reader, files: files,
        remembered: options.remembersTexts ? files : [])
    return (parsed, [])
}
