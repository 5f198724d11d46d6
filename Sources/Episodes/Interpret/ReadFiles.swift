import Diagnostics
import Markdown

/// All files of the content folder, each read by itself, in order of their paths.
struct ReadFiles {
    var episodes: [ReadEpisode] = []
    var pages: [ReadPage] = []
    var definitions: [ListingDefinition] = []
    var diagnostics: [Diagnostic] = []
    /// Paths of files that their names hold back and that cannot be read: what belongs to them waits with them.
    var unreadable: [String] = []

    init(_ content: SiteContent, site: SiteInfo, rules: PublicationRules, assets: AssetIndex) {
        let roles = ContentRoles(content.documents.keys)
        var unknownKeys = UnknownKeys<FrontMatterKey>()
        let documents = content.documents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (path, document) in documents {
            let assets = AssetScope(assets: assets, folder: PathParts(path).folder)
            let scope = FileScope(site: site, rules: rules, assets: assets)
            read(path, document, as: roles.role(of: path), in: scope, unknownKeys: &unknownKeys)
        }
        for (path, source) in content.data.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            guard let read = ListingDefinition.read(path: path, source, assets: assets) else { continue }
            definitions.append(read.definition)
            diagnostics += read.diagnostics
        }
    }

    private mutating func read(
        _ path: String, _ document: Document, as role: ContentRole, in scope: FileScope,
        unknownKeys: inout UnknownKeys<FrontMatterKey>
    ) {
        if case .refused(let reason) = role {
            diagnostics.append(
                Diagnostic(
                    .hint, id: "content.not-an-episode", "this file is left out: \(reason)", path: document.source.path)
            )
            return
        }
        // A note that nobody is to see yet keeps nobody from publishing the rest.
        let isIdle = !scope.rules.includesDrafts && PathParts(path).isHeldBack
        func said(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            isIdle ? diagnostics.map(\.asWarning) : diagnostics
        }
        diagnostics += said(document.diagnostics)
        // What could not be read would only be reported again as lacking a title and a date.
        if document.diagnostics.containsErrors {
            if isIdle { unreadable.append(path) }
            return
        }
        switch role {
        case .episode(let file):
            if document.isEmpty {
                diagnostics.append(.emptyFile(document))
                return
            }
            let read = ReadEpisode(id: path, document, file, in: scope, unknownKeys: &unknownKeys)
            diagnostics += said(read.diagnostics)
            episodes.append(read)
        case .page(let language):
            let read = ReadPage(id: path, document, language: language, in: scope, unknownKeys: &unknownKeys)
            diagnostics += said(read.diagnostics)
            pages.append(read)
        case .refused: break
        }
    }
}

extension Document {
    fileprivate var isEmpty: Bool {
        (frontMatter?.isEmpty ?? true) && Body(source: source, range: bodyRange).isBlank
    }
}

extension Diagnostic {
    fileprivate static func emptyFile(_ document: Document) -> Diagnostic {
        Diagnostic(
            .warning, id: "content.empty-file", "this file is left out: it is empty",
            hint: "write an episode into it, or remove it", path: document.source.path)
    }
}
