import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown

/// A change of an episode or page that affects only the pages that show it.
struct TextRevision: Sendable {
    let id: String
    let text: RevisedText
    let rendered: RenderedMarkdown
    /// Whether the title changed, so that pages with links to it change.
    let changesTitle: Bool
    /// Whether its cards change. Without a summary by the author, a card shows the beginning of the text.
    let changesCards: Bool

    /// Fails if the change affects more than the pages that show the text.
    ///
    /// This is so if the text shows different pictures or names different files: pictures are made before pages, and
    /// files named only by drafts are withheld. It is also so if a new title can remove sections, if redirects lead to
    /// the page, or if the ids of headings change, because sections must not have the same ids.
    ///
    /// - Parameter id: the path in the content folder.
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
            // A problem of a picture is reported at each place that shows it.
            files.isDisjoint(with: site.pictures.artwork.refused)
        else { return nil }
        let sections = planned.catalog.sections(of: id)
        guard sections.ids(besides: rendered) == sections.ids(besides: former) else { return nil }
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
    /// The sections of an episode's page, or of a page.
    fileprivate func sections(of id: String) -> [SectionPlan] {
        episode(id)?.sections ?? pages.first { $0.id == id }?.sections ?? []
    }

    /// Whether redirects lead to an episode or page.
    fileprivate func hasAliases(_ id: String) -> Bool {
        let aliases = episode(id)?.aliases ?? pages.first { $0.id == id }?.aliases
        return aliases.map { !$0.isEmpty } ?? false
    }
}

extension SiteContext {
    /// The revision of a changed file, or `nil` if the file is not a text or more than its pages change.
    ///
    /// - Parameter location: the absolute path.
    func revision(at location: String) -> TextRevision? {
        let folder = planned.sources.tree.folder + "/"
        guard location.hasPrefix(folder) else { return nil }
        let id = planned.sources.prefix + location.dropFirst(folder.count)
        guard let old = planned.sources.documents[id], let bytes = try? fileBytes(location) else { return nil }
        return TextRevision(of: id, to: SourceText(path: old.path, bytes: bytes, annex: old.annex), in: self)
    }
}

extension RenderedMarkdown {
    /// The addresses of all pictures, as written.
    fileprivate var pictures: Set<String> { Set(references.lazy.filter { $0.use == .image }.map(\.url)) }
}
