import GridCSS
import SiteEpisodes
import SitePictures

/// The shapes of pictures, for sections whose layout depends on them.
struct PictureShapes: Sendable {
    let sources: Sources
    /// The facts about unchanged pictures.
    let known: KnownPictures

    /// The plans with the aspect ratios of the pictures in such sections. Only their files are read.
    func measured(
        _ plans: [PagePlan], in shelf: LayoutShelf, finder: IntervalFinder, jobs: Int
    ) async -> [PagePlan] {
        var answers: [LayoutUse.Base: Bool] = [:]
        func keepsShapes(_ request: LayoutRequest) -> Bool {
            if let known = answers[request.use.base] { return known }
            let answer = request.resolved(from: shelf).layout?.keepsShapes(finder) ?? false
            answers[request.use.base] = answer
            return answer
        }
        let sections = plans.enumerated().flatMap { page, plan in
            plan.sections.indices.filter { keepsShapes(plan.sections[$0].request) }.map { (page, $0) }
        }
        if sections.isEmpty { return plans }
        let paths = Set(sections.flatMap { plans[$0].sections[$1].entries.compactMap(\.picturePath) }).sorted()
        let ratios = await paths.concurrentMap(jobs: jobs) { aspectRatio(of: $0) }
        let found = Dictionary(uniqueKeysWithValues: zip(paths, ratios))
        var measured = plans
        for (page, number) in sections {
            let section = plans[page].sections[number]
            // A script fills the cells of the visitor's history with pictures that the build does not know.
            measured[page].sections[number].request = section.request.showing(
                section.entries.map { section.history == nil ? $0.picturePath.flatMap { found[$0] ?? nil } : nil })
        }
        return measured
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
}
