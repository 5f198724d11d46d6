import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown

/// An episode or a page that tells readers something else, of which everything else is as it was.
struct TextRevision: Sendable {
    let id: String
    let text: RevisedText
    let rendered: RenderedMarkdown
    /// Whether pages call it otherwise that link to it.
    let changesTitle: Bool
    /// Whether cards say something else. Where the author wrote no summary, they begin as the text does.
    let changesCards: Bool

    /// `nil` when more of the site depends on the text than the pages that show it.
    ///
    /// Pictures are looked into and made in widths before pages are, and what a text names does not wait with a draft that
    /// names it too: a text that shows other pictures, or names other files, is not a matter of its pages alone. By titles
    /// sections may go, and pages at old addresses lead on to one. Sections give way to headings of their names.
    ///
    /// - Parameter id: path in the content folder.
    init?(of id: String, to new: SourceText, in site: SiteContext) {
        let planned = site.planned
        guard let old = planned.sources.documents[id],
            let former = planned.bodies.episodes[id] ?? planned.bodies.pages[id],
            let (before, after) = planned.reader.revision(of: id, from: old, to: new)
        else { return nil }
        let rendered = after.body.rendered()
        let files = planned.reader.assets(named: rendered.references.map(\.url) + after.words, in: id)
        guard rendered.pictures == former.pictures,
            files == planned.reader.assets(named: former.references.map(\.url) + before.words, in: id),
            // What is wrong with a picture is said of the places that show it.
            files.isDisjoint(with: site.pictures.artwork.refused)
        else { return nil }
        let sections = planned.catalog.sections(of: id)
        guard sections.ids(besides: rendered.headings) == sections.ids(besides: former.headings) else { return nil }
        changesTitle = before.title != after.title
        if changesTitle, planned.catalog.isOrderedByTitle || planned.catalog.hasAliases(id) { return nil }
        self.id = id
        self.text = after
        self.rendered = rendered
        changesCards =
            changesTitle || before.subtitle != after.subtitle || before.summary != after.summary
            || after.summary == nil && rendered.summary != former.summary
    }
}

extension Catalog {
    /// What the page of an episode, or a page, is composed of.
    fileprivate func sections(of id: String) -> [SectionPlan] {
        episode(id)?.sections ?? pages.first { $0.id == id }?.sections ?? []
    }

    /// Whether old addresses lead to an episode or a page.
    fileprivate func hasAliases(_ id: String) -> Bool {
        let aliases = episode(id)?.aliases ?? pages.first { $0.id == id }?.aliases
        return aliases.map { !$0.isEmpty } ?? false
    }
}

extension SiteContext {
    /// What a file has become; `nil` when it is no text, and where a ``TextRevision`` will not do.
    ///
    /// - Parameter location: absolute path.
    func revision(at location: String) -> TextRevision? {
        let folder = planned.sources.tree.folder + "/"
        guard location.hasPrefix(folder) else { return nil }
        let id = planned.sources.prefix + location.dropFirst(folder.count)
        guard let old = planned.sources.documents[id], let bytes = try? fileBytes(location) else { return nil }
        return TextRevision(of: id, to: SourceText(path: old.path, bytes: bytes), in: self)
    }
}

extension RenderedMarkdown {
    /// Addresses of all pictures, as written.
    fileprivate var pictures: Set<String> { Set(references.lazy.filter { $0.use == .image }.map(\.url)) }
}
