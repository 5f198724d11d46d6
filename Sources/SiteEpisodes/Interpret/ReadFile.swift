import SiteDiagnostics
import SiteMarkdown

/// A Markdown file read by itself, independent of all other files.
package struct ReadFile: Sendable {
    /// The case is indirect, because arrays of files are copied.
    indirect enum Meaning: Sendable {
        case episode(ReadEpisode)
        case page(ReadPage)
        /// A file that is withheld by its name and cannot be read. Its neighbours are withheld too.
        case unreadable
        /// A file that is left out.
        case nothing
    }

    package let path: String
    package let source: SourceText
    var meaning = Meaning.nothing
    var diagnostics: [Diagnostic] = []
    /// Unknown keys. They are reported once for all files, because a site repeats its own keys.
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

/// A text with the id of its episode or page.
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
        // An error in a withheld note must not stop the build.
        let isIdle = !scope.rules.includesDrafts && file.parts.isHeldBack
        func said(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
            isIdle ? diagnostics.map(\.asWarning) : diagnostics
        }
        diagnostics = said(document.diagnostics)
        // An unreadable file would only be reported again for its missing title and date.
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
