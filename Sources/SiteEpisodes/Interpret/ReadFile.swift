import SiteDiagnostics
import SiteMarkdown

/// A Markdown file of the content folder as it tells of itself, whatever the others say.
package struct ReadFile: Sendable {
    /// Held once: arrays of files are copied as they are gathered.
    indirect enum Meaning: Sendable {
        case episode(ReadEpisode)
        case page(ReadPage)
        /// Held back by its name, and cannot be read: what belongs to it waits with it.
        case unreadable
        /// Left out.
        case nothing
    }

    package let path: String
    package let source: SourceText
    var meaning = Meaning.nothing
    var diagnostics: [Diagnostic] = []
    /// Keys that mean nothing, to be spoken of when all files are read: a site repeats its own in every file.
    var unknownKeys: [Entry] = []
}

extension ReadFile {
    /// The text of an episode or a page that this build shows.
    package var shownText: ShownText? {
        switch meaning {
        case .episode(let read):
            read.episode.publication.isListed ? .episode(read.episode.id, read.episode.body) : nil
        case .page(let read):
            read.page.publication.isListed ? read.page.body.map { .page(read.page.id, $0) } : nil
        case .unreadable, .nothing: nil
        }
    }
}

/// A text with the id of what it stands on.
package enum ShownText: Sendable {
    case episode(Episode.ID, Body)
    case page(Page.ID, Body)
}

extension ReadFile {
    init(_ file: ContentFile, as role: ContentRole, in scope: FileScope) {
        path = file.path
        let document = Document(file.source)
        source = document.source
        if case .refused(let reason) = role {
            diagnostics = [.notAnEpisode(document, reason)]
            return
        }
        // A note that nobody is to see yet keeps nobody from publishing the rest.
        let isIdle = !scope.rules.includesDrafts && file.parts.isHeldBack
        func said(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            isIdle ? diagnostics.map(\.asWarning) : diagnostics
        }
        diagnostics = said(document.diagnostics)
        // What could not be read would only be reported again as lacking a title and a date.
        if document.diagnostics.containsErrors {
            if isIdle { meaning = .unreadable }
            return
        }
        switch role {
        case .episode(let place):
            if document.isEmpty {
                diagnostics.append(.emptyFile(document))
                return
            }
            let (read, fields) = ReadEpisode.read(file.path, document, place, in: scope)
            meaning = .episode(read)
            diagnostics += said(fields.diagnostics)
            unknownKeys = fields.unknown
        case .page(let language):
            let (read, fields) = ReadPage.read(file, document, language: language, in: scope)
            meaning = .page(read)
            diagnostics += said(fields.diagnostics)
            unknownKeys = fields.unknown
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
    fileprivate static func notAnEpisode(_ document: Document, _ reason: String) -> Diagnostic {
        Diagnostic(
            .hint, id: "content.not-an-episode", "this file is left out: \(reason)", path: document.source.path)
    }

    fileprivate static func emptyFile(_ document: Document) -> Diagnostic {
        Diagnostic(
            .warning, id: "content.empty-file", "this file is left out: it is empty",
            hint: "write an episode into it, or remove it", path: document.source.path)
    }
}
