import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMediaFacts

/// All source files, read.
struct Sources: Sendable {
    let tree: SourceTree
    let prefix: String
    /// Markdown files, by path in the content folder.
    var documents: [String: SourceText] = [:]
    var data: [String: SourceText] = [:]
    /// The sizes in bytes of all other files.
    var assets: [String: Int] = [:]
    /// The facts about recordings among the assets.
    var recordings: [String: Result<MediaFacts, MediaProblem>] = [:]
    /// The JSON files among the assets.
    var json: [String: SourceText] = [:]
    /// The names of the sites inside of this site. Their files are not among those above.
    var shows: [String] = []

    init(tree: SourceTree, prefix: String) {
        self.tree = tree
        self.prefix = prefix
    }

    /// `site.yml` or `site.yaml`.
    var settings: SourceText? { data["site.yml"] ?? data["site.yaml"] }

    /// The ledger of published episodes.
    var ledger: SourceText? { data[prefix + SiteContent.ledgerName] }

    /// The absolute path of an asset.
    func location(ofAsset path: String) -> String { tree.location(of: pathInTree(of: path)) }

    /// An asset's path as messages show it.
    func shownPath(ofAsset path: String) -> String { tree.shownPath(of: pathInTree(of: path)) }

    /// An asset as a text with positions. It throws `io.unreadable`.
    func text(ofAsset path: String) throws(Diagnostic) -> SourceText {
        try tree.text(of: pathInTree(of: path), atMost: Limits.transcriptFile)
    }

    private func pathInTree(of path: String) -> String { prefix.isEmpty ? path : String(path.dropFirst(prefix.count)) }
}

private enum Piece: Sendable {
    case document(SourceText)
    case data(SourceText)
    /// The keys of a Markdown file beside it.
    case annex(SourceText, of: String)
    case asset(Int, recording: Result<MediaFacts, MediaProblem>? = nil, json: SourceText? = nil)
    case failure(Diagnostic)
}

/// Reads the content folder.
///
/// - Parameter past: the texts of the last build. Unchanged texts share memory with them.
func read(
    _ folders: SiteFolders, knowing past: PastTexts? = nil, options: BuildOptions
) async -> (Sources, [Diagnostic]) {
    let tree = options.inputs?.content ?? SourceTree(content: folders)
    var sources = Sources(tree: tree, prefix: folders.prefix)
    var diagnostics = tree.diagnostics
    sources.shows = folders.prefix.isEmpty ? Show.names(in: tree.paths) : []
    let shows = Set(sources.shows)
    let paths =
        shows.isEmpty ? tree.paths : tree.paths.filter { !Show.holds($0, among: shows) }
    let known = Set(paths)
    let pieces = await paths.concurrentMap(jobs: options.jobs) { path in
        do throws(Diagnostic) {
            let name = folders.prefix + path
            if SiteContent.isMarkdown(name) { return Piece.document(try tree.text(of: path, atMost: Limits.textFile)) }
            if SiteContent.isData(name) {
                // The ledger grows with the site. A build wrote it, so it has no size limit.
                let isLedger = name.hasSuffix(SiteContent.ledgerName)
                return Piece.data(try tree.text(of: path, atMost: isLedger ? .max : Limits.textFile))
            }
            if let document = SiteContent.documents(besideAnnex: name).map({
                String($0.dropFirst(folders.prefix.count))
            })
            .first(where: known.contains) {
                let text = try tree.text(of: path, atMost: Limits.textFile)
                if SiteContent.isAnnex(text) { return Piece.annex(text, of: folders.prefix + document) }
            }
            let size = try tree.size(of: path)
            if SiteContent.isRecording(name) { return Piece.asset(size, recording: try tree.recording(at: path)) }
            if SiteContent.mayHoldChapters(name, size: size) {
                return Piece.asset(size, json: try tree.text(of: path, atMost: Limits.textFile))
            }
            return Piece.asset(size)
        } catch {
            return Piece.failure(error)
        }
    }
    sources.documents.reserveCapacity(paths.count)
    var annexes: [String: SourceText] = [:]
    for case .annex(let text, let document) in pieces { annexes[document] = annexes[document] ?? text }
    for (path, piece) in zip(paths, pieces) {
        switch piece {
        case .document(let text):
            let path = folders.prefix + path
            var text = text
            if let annex = annexes[path] { text = SourceText(path: text.path, bytes: text.bytes, annex: annex) }
            sources.documents[path] = past?.source(at: path, text) ?? text
        case .data(let text): sources.data[folders.prefix + path] = text
        case .asset(let size, let recording, let json):
            sources.assets[folders.prefix + path] = size
            sources.recordings[folders.prefix + path] = recording
            sources.json[folders.prefix + path] = json
        case .annex: break
        case .failure(let problem): diagnostics.append(problem)
        }
    }
    return (sources, diagnostics)
}

extension SourceTree {
    /// The current tree of the content folder.
    init(content folders: SiteFolders) {
        self.init(
            folders.content, shownAs: folders.shownContent, site: folders.site, passingOver: folders.passedOver)
    }
}
