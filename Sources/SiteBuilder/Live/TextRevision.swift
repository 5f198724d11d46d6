import Diagnostics
import Episodes
import Markdown

/// An episode or a page with another text, of which everything else is as it was.
struct TextRevision: Sendable {
    let id: String
    let body: Body
    let rendered: RenderedMarkdown
    /// Whether the beginning is another one, which cards may show.
    let changesExcerpt: Bool
}

extension DrawnSite {
    /// What a file has become; `nil` when more of the site depends on it than the pages that show its text.
    ///
    /// Pictures are looked into and made in widths before pages are, and what a text names does not wait with a draft that
    /// names it too: a text that shows other pictures, or names other files, is not a matter of its pages alone.
    ///
    /// - Parameter location: absolute path.
    func revision(at location: String) -> TextRevision? {
        let folder = planned.sources.tree.folder + "/"
        guard location.hasPrefix(folder) else { return nil }
        let path = String(location.dropFirst(folder.count))
        let id = planned.sources.prefix + path
        guard let old = planned.sources.documents[id], let former = bodies.episodes[id] ?? bodies.pages[id],
            let bytes = try? fileBytes(location),
            let body = planned.reader.revisedBody(of: id, from: old, to: SourceText(path: old.path, bytes: bytes))
        else { return nil }
        let rendered = body.rendered()
        let pictures = rendered.pictures
        let files = planned.reader.assets(namedBy: rendered.references, in: id)
        guard pictures == former.pictures, files == planned.reader.assets(namedBy: former.references, in: id),
            // What is wrong with a picture is said of the places that show it.
            files.isDisjoint(with: self.pictures.book.refused)
        else { return nil }
        return TextRevision(
            id: id, body: body, rendered: rendered, changesExcerpt: rendered.summary != former.summary)
    }
}

extension RenderedMarkdown {
    /// Addresses of all pictures, as written.
    fileprivate var pictures: Set<String> { Set(references.lazy.filter { $0.use == .image }.map(\.url)) }
}
