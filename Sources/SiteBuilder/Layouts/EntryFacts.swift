import CompositionalLayout
import GridCSS
import SiteEpisodes
import SiteMarkdown
import SitePictures

/// The facts about entries, for sections whose layout depends on them.
struct EntryFacts: Sendable {
    let sources: Sources
    /// The facts about unchanged pictures.
    let known: KnownPictures

    /// The plans with the facts that their layouts ask for. Of pictures, only the files in such sections are read.
    func added(
        to plans: [PagePlan], in shelf: LayoutShelf, finder: IntervalFinder, jobs: Int
    ) async -> [PagePlan] {
        var answers: [LayoutUse.Base: AskedFacts] = [:]
        func asked(_ request: LayoutRequest) -> AskedFacts {
            if let known = answers[request.use.base] { return known }
            let answer = request.resolved(from: shelf).layout?.askedFacts(finder) ?? .named([])
            answers[request.use.base] = answer
            return answer
        }
        let sections = plans.enumerated().flatMap { page, plan in
            plan.sections.indices.map { (page: page, number: $0, facts: asked(plan.sections[$0].request)) }
        }.filter { !$0.facts.isEmpty }
        if sections.isEmpty { return plans }
        let paths = Set(
            sections.filter { $0.facts.contains("aspectRatio") }.flatMap {
                plans[$0.page].sections[$0.number].entries.compactMap(\.picturePath)
            }
        ).sorted()
        let ratios = await paths.concurrentMap(jobs: jobs) { aspectRatio(of: $0) }
        let found = Dictionary(uniqueKeysWithValues: zip(paths, ratios))
        var plans = plans
        for (page, number, facts) in sections {
            let section = plans[page].sections[number]
            // A script fills the cells of the visitor's history with entries that the build does not know.
            let items = section.entries.map { entry in
                section.history == nil
                    ? entry.facts(facts, aspectRatio: entry.picturePath.flatMap { found[$0] ?? nil }) : ItemFacts()
            }
            plans[page].sections[number].request = section.request.showing(items)
        }
        return plans
    }

    /// Width by height; `nil` for a drawing without a size, and for a file that is no picture. Its fault is reported where
    /// pictures are inspected.
    private func aspectRatio(of path: String) -> Double? {
        let inspection = PictureInspection(
            path, at: sources.location(ofAsset: path), known: known, limit: .max, library: nil)
        guard case .fine(let picture, _) = inspection, let size = picture.header.size, size.height > 0 else {
            return nil
        }
        return Double(size.width) / Double(size.height)
    }
}

extension SectionEntry {
    /// The path of the picture's file; `nil` without a picture on this site.
    fileprivate var picturePath: String? {
        if case .file(let path)? = picture?.location { path } else { nil }
    }

    /// The asked facts that the front matter tells: its own fields, and what the author writes into `extra`.
    fileprivate func facts(_ asked: AskedFacts, aspectRatio: Double?) -> ItemFacts {
        var own: [String: ItemFacts.Fact?] = [:]
        switch self {
        case .episode(let episode):
            own = [
                "featured": .flag(episode.isFeatured), "duration": .number(episode.duration.map { Double($0.seconds) }),
                "views": .number(episode.views.map(Double.init)), "weight": .number(episode.weight),
                "number": .number(episode.number?.integer.map(Double.init)),
            ]
        case .listing(let listing):
            own = [
                "episodes": .number(Double(listing.episodeCount)), "weight": .number(listing.details.weight),
            ]
        case .page, .picture, .theme, .placeholder: break
        }
        var facts = ItemFacts((extra?.entries ?? []).map { ($0.key, $0.value) })
        facts.named.merge(own.compactMapValues(\.self)) { $1 }
        return ItemFacts(
            aspectRatio: asked.contains("aspectRatio") ? aspectRatio : nil,
            facts.named.filter { asked.contains($0.key) })
    }

    private var extra: Value? {
        switch self {
        case .episode(let episode): episode.extra
        case .listing(let listing): listing.details.extra
        case .page(let page): page.extra
        case .picture, .theme, .placeholder: nil
        }
    }
}

extension ItemFacts.Fact? {
    fileprivate static func number(_ number: Double?) -> Self { number.map { .some(.number($0)) } ?? nil }
}
