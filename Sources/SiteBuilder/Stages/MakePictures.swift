import Artwork
import Diagnostics
import Episodes
import Theming

/// Looks into the pictures of the site, refuses those that must not be shown, and makes files of the others in the widths
/// and shapes that the layouts give them.
///
/// - Parameter isCopy: whether they are for pages in another theme than the site's: what is published of pictures by themselves
///   and what is known of them is then the site's business.
func makePictures(
    for plans: [PagePlan], bodies: RenderedBodies, catalog: Catalog, theme: Theme, layouts: SiteLayouts,
    sources: Sources, library: ImageLibrary?, cache: PictureCache?, jobs: Int, isCopy: Bool = false
) async -> (PreparedPictures, [Diagnostic]) {
    let places = await layouts.picturePlaces(of: plans, cards: theme.manifest.cards, jobs: jobs)
    var uses = PictureUses(plans, places: places, headerArtwork: theme.manifest.headerArtwork)
    uses.note(catalog.site.icon, at: sources.settings, catalog.site.iconPosition)
    for picture in bodies.pictures(of: catalog) { uses.add(picture, widest: theme.manifest.bodyArtwork) }
    var stage = PictureStage(
        catalog: catalog, sources: sources, uses: uses, library: library, cache: cache, jobs: jobs)
    stage.prepared.places = places
    await stage.inspect()
    if !isCopy {
        await stage.leaveOutMetadata()
        stage.noteWhatIsKnown()
    }
    await stage.make()
    return (stage.prepared, stage.report.diagnostics)
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
    var prepared = PreparedPictures()
    var report: PictureReport
    /// Those that may be shown.
    private var pictures: [InspectedPicture] = []

    init(
        catalog: Catalog, sources: Sources, uses: PictureUses, library: ImageLibrary?, cache: PictureCache?, jobs: Int
    ) {
        self.catalog = catalog
        self.sources = sources
        self.uses = uses
        self.library = library
        self.cache = cache
        self.jobs = jobs
        known = KnownPictures(cache?.knownPictures())
        report = PictureReport(sources: sources)
    }

    private var settings: ImageSettings { catalog.site.images }

    /// Reads the headers of all pictures that visitors may get to see.
    mutating func inspect() async {
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
                if problem.isHarmful { prepared.withheld.insert(path) }
                refuse(path, problem)
            case .fine(let picture, let status):
                pictures.append(picture)
                prepared.inspected[path] = picture
                if picture.header.isAnimated { prepared.moving.insert(path) }
                noted.note(picture.location, status, picture.header, digest: picture.digest)
                let size = picture.header.size.map { PictureSize(width: $0.width, height: $0.height) }
                prepared.book[path, .center, nil] = PreparedArtwork(size: size)
            }
        }
    }

    private var inspectedPaths: [String] {
        let shown = uses.places.keys.filter(PictureInspection.concerns)
        // Drawings are looked into whether pages show them or not: they can be opened by themselves.
        let drawings = sources.assets.keys.filter { $0.lowercased().hasSuffix(".svg") && !catalog.isWithheld($0) }
        let announced = catalog.announcedPictures.filter {
            PictureInspection.concerns($0) && sources.assets[$0] != nil && !catalog.isWithheld($0)
        }
        return Set(shown + drawings + announced).subtracting(prepared.book.refused).sorted()
    }

    private mutating func refuse(_ path: String, _ problem: PictureProblem) {
        prepared.book.refused.insert(path)
        report.add(problem, about: path, at: uses.places[path] ?? [])
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
        let orders = pictureOrders(pictures, uses: uses, settings: settings)
        guard !orders.isEmpty else { return }
        guard let library else { return report.add(.noImageLibrary) }
        let maker = PictureMaker(library: library, cache: cache)
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
}
