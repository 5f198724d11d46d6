import Testing

@testable import SiteEpisodes

/// A section of watched episodes is built with other episodes as placeholders.
@Suite struct HistoryPlanTests {
    private func plan(_ lines: String) throws -> (plan: SectionPlan?, catalog: Catalog) {
        var files = ["index.md": "---\ntitle: T\nsections:\n  - source: history\n\(lines)---\n"]
        for number in 1...9 { files["episodes/e\(number).md"] = "---\ntitle: E\ndate: 2026-01-0\(number)\n---\n" }
        let catalog = try interpreted(files).catalog
        return (catalog.pages.first?.sections.first, catalog)
    }

    @Test(arguments: [
        ("", true, [9, 8, 7, 6, 5, 4]), ("    limit: 2\n", true, [9, 8]),
        ("    order: oldest\n    limit: 3\n", true, [1, 2, 3]),
        // Its cells depend on the visitor, so it has no second page.
        ("    paginate: true\n    header: false\n", false, [9, 8, 7, 6, 5, 4]),
    ])
    func plans(lines: String, hasHeader: Bool, shown: [Int]) throws {
        let (found, catalog) = try plan(lines)
        let plan = try #require(found)
        #expect(plan.source == .history && plan.hasHeader == hasHeader && !plan.paginates)
        let ids = catalog.select(plan).compactMap { entry in
            if case .episode(let episode) = entry { episode.id } else { nil as String? }
        }
        #expect(ids == shown.map { "episodes/e\($0).md" })
    }

    @Test func aSiteNotesOnlyWhatItShows() throws {
        #expect(try plan("").catalog.hasHistory)
        #expect(try !interpreted(["episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n"]).catalog.hasHistory)
    }
}
