import Episodes

/// Texts that are other ones than at the last build, where nothing else is: pages that show none of them lie in the output as they are
/// to be.
struct EditedTexts: Sendable {
    /// From the texts that there are now to those that there were.
    let revisions: [TextRevision]
    let known: KnownOutputs

    /// `nil` where more of the site depends on what has changed than the pages that show it.
    init?(
        since known: KnownOutputs, planned: PlannedSite, bodies: RenderedBodies, pictures: PreparedPictures
    ) {
        guard let changed = known.texts?.changed(from: planned.sources.documents) else { return nil }
        revisions = changed.sorted { $0.key < $1.key }.compactMap { id, text in
            TextRevision(of: id, to: text, planned: planned, bodies: bodies, pictures: pictures)
        }
        guard revisions.count == changed.count else { return nil }
        self.known = known
    }
}

extension RenderedSite {
    /// Puts the pages together that show the texts, and keeps all others.
    ///
    /// - Returns: `nil` where stylesheets may be other ones, as other elements stand in the pages.
    init?(_ plans: [PagePlan], by renderer: PageRenderer, keeping edits: EditedTexts, jobs: Int) async {
        let shown = TextPages(plans).places(showing: edits.revisions, among: plans, by: renderer)
        let pages = await renderer.draw(shown.map { plans[$0] }, jobs: jobs)
        var former = renderer
        former.store = PageStore()
        for revision in edits.revisions { former.revise(revision) }
        let revised = Set(edits.revisions.map(\.id))
        let formerPlans = shown.map { plans[$0].taking(revised, from: former.catalog) }
        let before = await former.draw(formerPlans, jobs: jobs)
        guard zip(pages, before).allSatisfy({ $0.names == $1.names }) else { return nil }
        let drawn = Dictionary(uniqueKeysWithValues: zip(shown, pages))
        let all = await Array(plans.indices).concurrentMap(jobs: jobs) { index -> RenderedPage in
            if let page = drawn[index] { return page.page }
            let plan = plans[index]
            if let file = edits.known.file(at: renderer.place(of: plan.address)) {
                return renderer.page(plan, kept: file)
            }
            return renderer.draw(plan).page
        }
        var styles: [Address: KeptFile] = [:]
        for address in Set(plans.map { PageStyles($0, layouts: renderer.layouts.book).address }) {
            guard let file = edits.known.file(at: address) else { return nil }
            styles[address] = file
        }
        self.init(pages: all, names: [:], renderer: renderer, keptStyles: styles)
    }
}
