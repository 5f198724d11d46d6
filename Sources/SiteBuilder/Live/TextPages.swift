/// The pages of each text, a long one's later pages too: looked up, as to ask every page of a large site takes longer than to render
/// one.
struct TextPages: Sendable {
    /// Places among the plans, by the text's id.
    private var places: [String: [Int]] = [:]

    init(_ plans: [PagePlan]) {
        for (place, plan) in plans.enumerated() {
            switch plan.subject {
            case .episode(let episode): places[episode.id, default: []].append(place)
            case .page(let page): places[page.id, default: []].append(place)
            case .listing, .index, .letters, .search, .notFound: break
            }
        }
    }

    func places(of ids: [String]) -> Set<Int> { Set(ids.flatMap { places[$0] ?? [] }) }
}
