import Diagnostics
import Markdown

extension ContentReader {
    /// The text of a file that is another one now, when everything else that the file says is what it said before; else `nil`.
    ///
    /// Everything else is the front matter, byte for byte, and what may come of a text besides: a title, chapters, a message.
    /// - Parameters:
    ///   - path: of an episode or a page, relative to the content folder.
    ///   - old: the file as it was when it was read last.
    public func revisedBody(of path: String, from old: SourceText, to new: SourceText) -> Body? {
        let (before, after) = (ContentFile(path, old), ContentFile(path, new))
        let (old, new) = (Document(old), Document(new))
        guard old.source.bytes[..<old.bodyRange.lowerBound] == new.source.bytes[..<new.bodyRange.lowerBound],
            let before = Facts(read(before)), let after = Facts(read(after)),
            before == after
        else { return nil }
        return Body(source: new.source, range: new.bodyRange)
    }

    /// The files of the content folder, as far as it has them, that a text leads to or shows.
    ///
    /// - Parameter path: of the file that holds the text.
    public func assets(namedBy references: [Reference], in path: String) -> Set<String> {
        FilesInWaiting(assets: assets, base: site.base).paths(of: references.map(\.url), from: PathParts(path).folder)
    }
}

extension Catalog {
    /// Gives an episode or a page another text.
    ///
    /// - Parameter body: of a file that says what it said before: see ``ContentReader/revisedBody(of:from:to:)``.
    public mutating func revise(_ id: String, _ body: Body) {
        if let place = place(of: id) {
            episodes[place].body = body
        } else if let place = pages.firstIndex(where: { $0.id == id }) {
            pages[place].body = body
        }
    }
}

/// What a file says besides its text.
private struct Facts: Equatable {
    var episode: Episode?
    var page: Page?
    let diagnostics: [Diagnostic]

    /// `nil` for a file that is neither episode nor page.
    init?(_ file: ReadFile) {
        let noBody = Body(source: SourceText(path: "", bytes: []), range: 0..<0)
        diagnostics = file.diagnostics
        switch file.meaning {
        case .episode(let read):
            episode = read.episode
            episode?.body = noBody
        case .page(let read):
            page = read.page
            page?.body = noBody
        case .unreadable, .nothing: return nil
        }
    }
}
