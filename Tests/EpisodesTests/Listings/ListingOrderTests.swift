import Testing

@testable import SiteEpisodes

@Suite struct ListingOrderTests {
    @Test(arguments: [
        (["b", "a", "C"], ["a", "b", "C"]), (["Zoo", "éclair", "apple"], ["apple", "Zoo", "éclair"]),
        (["F", "É", "E2"], ["E2", "F", "É"]), (["10", "9", "a"], ["10", "9", "a"]),
        (["b\u{301}", "bb"], ["bb", "b\u{301}"]), (["Ω", "ж", "中"], ["Ω", "ж", "中"]),
    ])
    func namesStandByTheirLetters(tags: [String], expected: [String]) throws {
        let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let files = ["episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [\(list)]\n---\n"]
        #expect(try interpreted(files).catalog.listings(.tags).map(\.name) == expected)
    }

    @Test func seasonsStandByNumber() throws {
        var files: [String: String] = [:]
        for season in [10, 9, 1] { files["episodes/\(season).md"] = "---\ntitle: A\nseason: \(season)\n---\n" }
        #expect(try interpreted(files).catalog.listings(.seasons).map(\.slug.text) == ["1", "9", "10"])
    }
}
