import SiteDiagnostics
import SiteMarkdown

/// A page as read from its own file.
struct ReadPage {
    var page: Page
    /// The requested aliases. Those that no other page has become the page's.
    var aliases: [Alias]
    var position: SourcePosition
}

extension ReadPage {
    /// - Parameter language: the language in the file's name.
    ///
    /// - Returns: the page and its fields with all diagnostics.
    static func read(
        _ file: ContentFile, _ document: Document, language: String?, in scope: FileScope
    ) -> (ReadPage, Fields<FrontMatterKey>) {
        let (id, parts) = (file.path, file.parts)
        var body = Body(source: document.source, range: document.bodyRange, keys: scope.site.keys)
        var fields = Fields<FrontMatterKey>(document, keys: scope.site.keys)
        body.html = fields.choice(.html) ?? scope.site.html
        let isDraft = fields.isDraft() || parts.isHeldBack
        let date = fields.publicationDate(in: scope.site.zone)
        let start = fields.date(.publish, in: scope.site.zone) ?? date
        let end = fields.date(.expires, in: scope.site.zone)
        let title =
            id == "index.md" && !fields.has(.title)
            ? scope.site.title : fields.title(of: body, orElse: EpisodeName(parts.stem).title ?? parts.stem)
        let page = Page(
            id: id, title: title, subtitle: fields.text(.subtitle), summary: fields.summary(), date: date,
            updated: fields.date(.updated, in: scope.site.zone),
            publication: scope.rules.decide(isDraft: isDraft, from: start, until: end),
            address: fields.pageAddress(of: parts, in: language, on: scope.site), aliases: [],
            image: fields.picture(.image, in: scope.assets), layout: fields.text(.layout),
            language: fields.text(.lang) ?? language ?? scope.site.language, original: fields.original(.translationOf),
            sections: fields.sections(.sections, in: scope.assets),
            split: fields.map(.split, orReport: .error), boundary: fields.value(.boundary), extra: fields.map(.extra),
            body: body)
        let aliases = fields.aliases()
        return (ReadPage(page: page, aliases: aliases, position: fields.namingPosition), fields)
    }
}

extension Page {
    /// The generated home page: all episodes, newest first.
    static func home(of site: SiteInfo) -> Page {
        let latest = SectionPlan(
            title: nil, otherwise: nil, source: .episodes, filter: .all, order: nil, limit: nil, paginates: true,
            count: 0,
            layout: .named("feed", position: nil), hasHeader: false, spacer: nil, side: nil, hasBackground: false,
            more: nil, position: .start)
        return Page(
            id: "index.md", title: site.title, summary: site.summary,
            publication: PublicationDecision(state: .published, isListed: true), address: .home, aliases: [],
            language: site.language, sections: [latest])
    }
}

extension Fields<FrontMatterKey> {
    /// The page's address: `url`, or else from the path. `about.md` is `/about/`, `index.md` its folder, `index.fa.md`
    /// the folder `fa`, and `404.md` the file `/404.html` that hosts use.
    fileprivate mutating func pageAddress(of parts: PathParts, in language: String?, on site: SiteInfo) -> Address {
        let folder = parts.folders.map { Slug($0) }
        var slug = text(.slug, orReport: .error).map { Slug($0) }
        if let language, slug == nil, parts.stem.hasPrefix("index.") { slug = Slug(language) }
        if let permalink = ownPermalink(on: site) {
            let values = PermalinkValues(slug: slug ?? Slug(parts.stem), folder: folder)
            do {
                return try permalink.address(values)
            } catch {
                report(.error, "address.permalink", error.message, hint: error.hint, at: namingPosition)
            }
        }
        if parts.stem == "404", folder.isEmpty { return Address(file: "404.html") }
        return Address(folder + (parts.stem == "index" && slug == nil ? [] : [slug ?? Slug(parts.stem)]))
    }
}
