import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePictures
import SitePublication
import SiteTheming

/// Inspects the pictures of the site, refuses unsafe ones, and makes files of the others in the widths and shapes that
/// layouts need.
///
/// A copy of the site reuses the site's inspection and originals, and shares its files.
func makePictures(for site: SiteContext) async -> (PreparedPictures, [Diagnostic]) {
    var preparation = await PicturePreparation(site)
    await preparation.make()
    if site.copy == nil {
        await preparation.leaveOutMetadata()
        preparation.noteWhatIsKnown()
    }
    return (preparation.prepared, preparation.report.diagnostics)
}

/// Finds the places and `sizes` of the site's pictures without making files.
func surveyPictures(of site: SiteContext) async -> PreparedPictures { await PicturePreparation(site).prepared }

/// The steps that prepare pictures for pages.
private struct PicturePreparation {
    let site: SiteContext
    let uses: PictureUses
    /// The cached facts of the last build, to which this build adds its own.
    let known: KnownPictures
    var noted = KnownPictures()
    var prepared: PreparedPictures
    var report: PictureReport
    /// The pictures that may be shown.
    private var pictures: [InspectedPicture] = []
    private var orders: [PictureOrder] = []

    /// Reads all headers and orders the files of pictures that may be shown.
    init(_ site: SiteContext) async {
        self.site = site
        let (planned, copied) = (site.planned, site.copy == nil ? nil : site.pictures)
        let manifest = planned.theme.manifest
        prepared = copied?.withoutFiles ?? site.pictures
        prepared.places = await planned.layouts.surveyedPictures(
            of: planned.plans, cards: manifest.cards, jobs: site.options.jobs)
        var uses = PictureUses(
            planned.plans, places: prepared.places, headerArtwork: manifest.headerArtwork,
            cover: site.catalog.site.cover)
        uses.note(site.catalog.site.icon, at: planned.sources.settings, site.catalog.site.iconPosition)
        for picture in planned.bodies.only(planned.plans).pictures(of: site.catalog) {
            uses.add(picture, widest: manifest.bodyArtwork)
        }
        self.uses = uses
        known = planned.known
        report = PictureReport(sources: planned.sources)
        if let copied {
            let shown = uses.places.keys.sorted().filter { !copied.unshown.contains($0) }
            pictures = shown.compactMap { copied.inspected[$0] }
        } else {
            await inspect()
        }
        if library != nil {
            orders = pictureOrders(pictures, uses: uses, settings: settings, besides: copied?.made)
        }
        prepared.sizes = await PictureSizes(
            planned.plans, in: prepared, orders: orders, settings: settings, jobs: site.options.jobs)
    }

    private var catalog: Catalog { site.catalog }
    private var sources: Sources { site.planned.sources }
    private var library: ImageLibrary? { site.options.imageLibrary }
    private var cache: PictureCache? { site.cache }
    private var settings: ImageSettings { catalog.site.images }

    /// Reads the headers of all pictures that may be published.
    private mutating func inspect() async {
        // A picture of a draft is not shown anywhere, and no file is made from it.
        prepared.artwork.refused.formUnion(uses.places.keys.filter(catalog.isWithheld))
        let paths = inspectedPaths
        let limit = settings.megapixels * 1_000_000
        let inspections = await paths.concurrentMap(jobs: site.options.jobs) { [sources, known, library] path in
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
                if picture.header.isAnimated { prepared.artwork.moving.insert(path) }
                noted.note(picture, status)
                let size = picture.header.size.map { PictureSize(width: $0.width, height: $0.height) }
                prepared.artwork[path, .center, nil] = PreparedArtwork(size: size)
            }
        }
    }

    private var inspectedPaths: [String] {
        // All drawings are checked, even if no page shows them, because visitors can open them directly.
        let drawings = sources.assets.keys.filter { $0.lowercased().hasSuffix(".svg") && !catalog.isWithheld($0) }
        let inFeeds = catalog.feedPictures.filter { sources.assets[$0] != nil && !catalog.isWithheld($0) }
        return Set(uses.places.keys + drawings + inFeeds).subtracting(prepared.artwork.refused).sorted()
    }

    private mutating func refuse(_ path: String, _ problem: PictureProblem) {
        prepared.artwork.refused.insert(path)
        // A file without a picture's ending may have a different purpose. It is withheld only if it is harmful.
        if problem.isHarmful || PictureInspection.isCalledPicture(path) { prepared.withheld.insert(path) }
        report.add(problem, about: path, at: places(naming: path))
    }

    private func places(naming path: String) -> Set<WrittenPlace> {
        let shown = uses.places[path] ?? []
        return shown.isEmpty ? catalog.places(naming: path, settings: sources.settings) : shown
    }

    /// Removes metadata from the published originals, unless the site keeps it.
    mutating func leaveOutMetadata() async {
        guard settings.stripsMetadata else { return }
        let published = sources.assets.keys.filter {
            PictureInspection.holdsPixels($0) && !catalog.isWithheld($0) && !prepared.withheld.contains($0)
        }
        var originals = known
        prepared.originals = await OriginalPictures(
            published.sorted(), sources: sources, library: library, known: &originals, cache: cache,
            jobs: site.options.jobs)
        noted.take(originals, for: published.map(sources.location(ofAsset:)))
        for path in prepared.originals?.unread ?? [] where !prepared.artwork.refused.contains(path) {
            report.add(.metadataKept(sources.shownPath(ofAsset: path)))
        }
    }

    /// Writes the facts about pictures to the cache, for the next build.
    mutating func noteWhatIsKnown() {
        guard let cache, noted != KnownPictures(inCacheOf: site.options) else { return }
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
            jobs: site.options.jobs, budget: settings.memory * 1_000_000, cost: \.cost
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

extension RenderedBodies {
    /// The bodies of some pages.
    fileprivate func only(_ plans: [PagePlan]) -> RenderedBodies {
        var bodies = RenderedBodies()
        for plan in plans {
            switch plan.subject {
            case .episode(let episode): bodies.episodes[episode.id] = episodes[episode.id]
            case .page(let page): bodies.pages[page.id] = pages[page.id]
            case .listing, .index, .letters, .picture, .search, .subscribe, .notFound: break
            }
        }
        return bodies
    }
}

extension Catalog {
    /// The pictures for apps: `images` of the show and of episodes.
    var appPictures: [String] {
        ((site.podcast?.images ?? []) + episodes.flatMap(\.podcast.images)).compactMap(\.picturePath)
    }

    /// The pictures that feeds, players and networks show.
    fileprivate var feedPictures: [String] {
        let pictures =
            [site.podcast?.image, site.icon] + pages.map(\.image?.location)
            + episodes.flatMap { $0.chapters.map(\.image) + $0.media.map(\.poster) }
        return pictures.compactMap { if case .file(let path)? = $0 { path } else { nil } } + appPictures
    }

    /// The places in front matter and settings that name a picture that no page shows.
    fileprivate func places(naming path: String, settings: SourceText?) -> Set<WrittenPlace> {
        func names(_ location: AssetLocation?) -> Bool { location == .file(path: path) }
        var places: Set<WrittenPlace> = []
        let named = [
            ("image", names(site.podcast?.image)),
            ("images", site.podcast?.images.contains { names($0.location) } ?? false),
        ]
        for (key, isNamed) in named where isNamed {
            guard let settings else { continue }
            let position = WrittenKeys.position("podcast", podcast: key, inSettings: settings)
            places.insert(WrittenPlace(path: settings.path, position: position))
        }
        for episode in episodes {
            var keys: [String] = []
            if episode.media.contains(where: { names($0.poster) }) { keys += ["video", "audio"] }
            if episode.chapters.contains(where: { names($0.image) }) { keys.append("chapters") }
            if episode.podcast.images.contains(where: { names($0.location) }) { keys.append("images") }
            guard !keys.isEmpty else { continue }
            let source = episode.body.source
            places.insert(
                WrittenPlace(path: source.path, position: WrittenKeys.position(keys, inFrontMatterOf: episode.body)))
        }
        return places
    }
}
