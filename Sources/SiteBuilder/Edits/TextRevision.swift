import Diagnostics
import Episodes
import Markdown

/// An episode or a page with another text, of which everything else is as it was.
struct TextRevision: Sendable {
    let id: String
    let body: Body
    let rendered: RenderedMarkdown
    /// Whether cards begin otherwise, which say the beginning of a text where the author wrote no summary.
    let changesCards: Bool

    /// `nil` when more of the site depends on the text than the pages that show it.
    ///
    /// Pictures are looked into and made in widths before pages are, and what a text names does not wait with a draft that
    /// names it too: a text that shows other pictures, or names other files, is not a matter of its pages alone.
    ///
    /// - Parameter id: path in the content folder.
    init?(
        of id: String, to new: SourceText, planned: PlannedSite, bodies: RenderedBodies, pictures: PreparedPictures
    ) {
        guard let old = planned.sources.documents[id], let former = bodies.episodes[id] ?? bodies.pages[id],
            let body = planned.reader.revisedBody(of: id, from: old, to: new)
        else { return nil }
        let rendered = body.rendered()
        let files = planned.reader.assets(namedBy: rendered.references, in: id)
        guard rendered.pictures == former.pictures,
            files == planned.reader.assets(namedBy: former.references, in: id),
            // What is wrong with a picture is said of the places that show it.
            files.isDisjoint(with: pictures.book.refused)
        else { return nil }
        self.id = id
        self.body = body
        self.rendered = rendered
        changesCards = rendered.summary != former.summary && planned.catalog.episode(id)?.summary == nil
    }
}

extension DrawnSite {
    /// What a file has become; `nil` when it is no text, and where a ``TextRevision`` will not do.
    ///
    /// - Parameter location: absolute path.
    func revision(at location: String) -> TextRevision? {
        let folder = planned.sources.tree.folder + "/"
        guard location.hasPrefix(folder) else { return nil }
        let id = planned.sources.prefix + location.dropFirst(folder.count)
        guard let old = planned.sources.documents[id], let bytes = try? fileBytes(location) else { return nil }
        return TextRevision(
            of: id, to: SourceText(path: old.path, bytes: bytes), planned: planned, bodies: bodies,
            pictures: pictures)
    }
}

extension RenderedMarkdown {
    /// Addresses of all pictures, as written.
    fileprivate var pictures: Set<String> { Set(references.lazy.filter { $0.use == .image }.map(\.url)) }
}
