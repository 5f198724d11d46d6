import Artwork
import Diagnostics
import Episodes
import FileSystem
import Pictures
import Publication
import Theming

/// Looks into the pictures of the site, refuses those that must not be shown, and makes files of the others in the widths
/// and shapes that the layouts give them.
///
/// - Parameter site: the site's pictures, where these are for pages in another theme than the site's: they share its files, and what
///   is published of pictures by themselves and what is known of them is the site's business.
func makePictures(
    for plans: [PagePlan], bodies: RenderedBodies, catalog: Catalog, theme: Theme, layouts: SiteLayouts,
    sources: Sources, library: ImageLibrary?, cache: PictureCache?, jobs: Int, sharing site: PreparedPictures? = nil
) async -> (PreparedPictures, [Diagnostic]) {
    var stage = await PictureStage(
        for: plans, bodies: bodies, catalog: catalog, theme: theme, layouts: layouts, sources: sources,
        library: library, cache: cache, jobs: jobs, sharing: site)
    await stage.make()
    if site == nil {
        await stage.leaveOutMetadata()
        stage.noteWhatIsKnown()
    }
    return (stage.prepared, stage.report.diagnostics)
}

/// What `sizes` will say of the pictures of the site, without making any.
func surveyPictures(
    for plans: [PagePlan], bodies: RenderedBodies, catalog: Catalog, theme: Theme, layouts: SiteLayouts,
    sources: Sources, library: ImageLibrary?, cache: PictureCache?, jobs: Int
) async -> PreparedPictures {
    await PictureStage(
        for: plans, bodies: bodies, catalog: catalog, theme: theme, layouts: layouts, sources: sources,
        library: library, cache: cache, jobs: jobs
    ).prepared
}

/// The pictures of a site on their way to its pages.
private struct PictureStage {
    let catalog: Catalog
    let sources: Sources
    let uses: PictureUses
    let library: ImageLibrary?
    let cache: PictureCache?
    let jobs: Int
    /// What the last build noted, and what this one does.
    let known: KnownPictures
    var noted = KnownPictures()
    var prepared: PreparedPictures
    var report: PictureReport
    /// Those that may be shown.
    private var pictures: [InspectedPicture] = []
    private var orders: [PictureOrder] = []

    /// With the headers of all pictures read, and files ordered of those that may be shown.
    init(
        for plans: [PagePlan], bodies: RenderedBodies, catalog: Catalog, theme: Theme, layouts: SiteLayouts,
        sources: Sources, library: ImageLibrary?, cache: PictureCache?, jobs: Int, sharing site: PreparedPictures? = nil
    ) async {
        prepared = site?.withoutFiles ?? PreparedPictures()
        prepared.places = await layouts.picturePlaces(of: plans, cards: theme.manifest.cards, jobs: jobs)
        var uses = PictureUses(plans, places: prepared.places, headerArtwork: theme.manifest.headerArtwork)
        uses.note(catalog.site.icon, at: sources.settings, catalog.site.iconPosition)
        for picture in bodies.pictures(of: catalog) { uses.add(picture, widest: theme.manifest.bodyArtwork) }
        self.uses = uses
        self.catalog = catalog
        self.sources = sources
        self.library = library
        self.cache = cache
        self.jobs = jobs
        known = KnownPictures(cache?.knownPictures())
        report = PictureReport(sources: sources)
        if let site {
            pictures = uses.places.keys.sorted().filter { !site.unshown.contains($0) }.compactMap { site.inspected[$0] }
        } else {
            await inspect()
        }
        if library != nil {
            orders = pictureOrders(pictures, uses: uses, settings: settings, besides: site?.made)
        }
        prepared.sizes = await PictureSizes(plans, in: prepared, orders: orders, settings: settings, jobs: jobs)
    }

    private var settings: ImageSettings { catalog.site.images }

    /// Reads the headers of all pictures that visitors may get to see.
    private mutating func inspect() async {
        // What waits with a draft is shown nowhere, whoever names it, and no file is made of it.
        prepared.book.refused.formUnion(uses.places.keys.filter(catalog.isWithheld))
        let paths = inspectedPaths
        let limit = settings.megapixels * 1_000_000
        let inspections = await paths.concurrentMap(jobs: jobs) { [sources, known, library] path in
            PictureInspection(
                path, at: sources.location(ofAsset: path), known: known, limit: limit, library: library)
        }
        for (path, inspection) in zip(paths, inspections) {
            switch inspection {
            case .unreadable(let error): report.add(.unreadable(sources.shownPath(ofAsset: path), error))
            case .refused(let problem):
                refuse(path, problem)
            case .fine(let picture, let status):
                pictures.append(picture)
                if !picture.isWellNamed { report.add(wrongEndingOf: picture, at: places(naming: path)) }
                prepared.inspected[path] = picture
                if picture.header.isAnimated { prepared.moving.insert(path) }
                noted.note(picture.location, status, picture.header, digest: picture.digest)
                let size = picture.header.size.map { PictureSize(width: $0.width, height: $0.height) }
                prepared.book[path, .center, nil] = PreparedArtwork(size: size)
            }
        }
    }

    private var inspectedPaths: [String] {
        // Drawings are looked into whether pages show them or not: they can be opened by themselves.
        let drawings = sources.assets.keys.filter { $0.lowercased().hasSuffix(".svg") && !catalog.isWithheld($0) }
        let announced = catalog.announcedPictures.filter { sources.assets[$0] != nil && !catalog.isWithheld($0) }
        return Set(uses.places.keys + drawings + announced).subtracting(prepared.book.refused).sorted()
    }

    private mutating func refuse(_ path: String, _ problem: PictureProblem) {
        prepared.book.refused.insert(path)
        // What is not called a picture may be wanted as something else, but for what harms.
        if problem.isHarmful || PictureInspection.isCalledPicture(path) { prepared.withheld.insert(path) }
        report.add(problem, about: path, at: places(naming: path))
    }

    private func places(naming path: String) -> Set<WrittenPlace> {
        let shown = uses.places[path] ?? []
        return shown.isEmpty ? catalog.places(announcing: path, settings: sources.settings) : shown
    }

    /// Publishes pictures by themselves without what cameras noted, unless the author wants it.
    mutating func leaveOutMetadata() async {
        guard settings.stripsMetadata else { return }
        let published = sources.assets.keys.filter {
            PictureInspection.holdsPixels($0) && !catalog.isWithheld($0) && !prepared.withheld.contains($0)
        }
        var originals = known
        prepared.originals = await OriginalPictures(
            published.sorted(), sources: sources, library: library, known: &originals, cache: cache, jobs: jobs)
        noted.take(originals, for: published.map(sources.location(ofAsset:)))
        for path in prepared.originals?.unread ?? [] where !prepared.book.refused.contains(path) {
            report.add(.metadataKept(sources.shownPath(ofAsset: path)))
        }
    }

    /// For the next build.
    mutating func noteWhatIsKnown() {
        guard let cache, noted != known else { return }
        do throws(SystemError) { try cache.noteKnownPictures(noted.bytes) } catch { report.add(error, cache) }
    }

    /// Makes the files that pages offer.
    mutating func make() async {
        guard let library else {
            let wanted = pictureOrders(pictures, uses: uses, settings: settings)
            if wanted.contains(where: { !$0.shapes.isEmpty }) { report.add(.noImageLibrary) }
            return
        }
        let maker = PictureMaker(library: library, cache: cache, made: prepared.made)
        let made = await orders.concurrentMap(
            jobs: jobs, budget: settings.memory * 1_000_000, cost: \.cost
        ) { order -> Result<MadePicture, PictureProblem>? in
            guard !Task.isCancelled else { return nil }
            do throws(PictureProblem) { return .success(try await maker.make(order)) } catch { return .failure(error) }
        }
        for (order, result) in zip(orders, made) {
            let path = order.picture.path
            switch result {
            case nil: continue
            case .failure(let problem): refuse(path, problem)
            case .success(let picture):
                prepared.add(picture, of: order, from: OutputSource(path: sources.shownPath(ofAsset: path)))
                if let problem = picture.cacheProblem, let cache { report.add(problem, cache) }
            }
        }
    }
}

extension Catalog {
    /// Pictures that feeds, players and networks show beside those of pages.
    fileprivate var announcedPictures: [String] {
        let pictures =
            [site.podcast?.image, site.icon] + pages.map(\.image?.location)
            + episodes.flatMap { $0.chapters.map(\.image) + $0.media.map(\.poster) }
        return pictures.compactMap { if case .file(let path)? = $0 { path } else { nil } }
    }

    /// Where front matter and settings name a picture that no page shows.
    fileprivate func places(announcing path: String, settings: SourceText?) -> Set<WrittenPlace> {
        func names(_ location: AssetLocation?) -> Bool { location == .file(path: path) }
        var places: Set<WrittenPlace> = []
        if names(site.podcast?.image), let settings {
            let position = WrittenKeys.position("podcast", podcast: "image", inSettings: settings)
            places.insert(WrittenPlace(path: settings.path, position: position))
        }
        for episode in episodes {
            var keys: [String] = []
            if episode.media.contains(where: { names($0.poster) }) { keys += ["video", "audio"] }
            if episode.chapters.contains(where: { names($0.image) }) { keys.append("chapters") }
            guard !keys.isEmpty else { continue }
            let source = episode.body.source
            places.insert(
                WrittenPlace(path: source.path, position: WrittenKeys.position(keys, inFrontMatterOf: source)))
        }
        return places
    }
}
