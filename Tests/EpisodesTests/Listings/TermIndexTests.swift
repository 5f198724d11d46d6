import Testing

@testable import SiteEpisodes

@Suite struct TermIndexTests {
    private func index(_ tags: [String], of kind: TermKind = .tags) throws -> TermIndex {
        let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let files = ["episodes/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [\(list)]\n---\n"]
        return TermIndex(kind, of: try interpreted(files).catalog)
    }

    @Test func namesStandUnderTheirFirstLetters() throws {
        let index = try index(["zeta", "Éclair", "eagle", "10x", "アニメ", ".net", "Ωmega", "🚀", "Zoo"])
        #expect(index.groups.map(\.title) == ["E", "Z", "Ω", "ア", "0–9", "#"])
        #expect(index.groups.map { $0.listings.map(\.name) }[0] == ["eagle", "Éclair"])
        #expect(index.groups.map { $0.listings.map(\.name) }[1] == ["zeta", "Zoo"])
        #expect(index.groups.last?.listings.count == 2)
        #expect(index.isOnePage && index.count == 9)
    }

    @Test func lettersHavePagesThatNoTagCanHave() throws {
        let index = try index(["letters", "a", "42"])
        #expect(TermIndex.address(of: .tags).path == "/tags/")
        #expect(
            index.groups.map { index.address(of: $0).path } == [
                "/tags/letters/a/", "/tags/letters/l/", "/tags/letters/0-9/",
            ])
    }

    @Test func theMostFrequentComeFirst() throws {
        var files: [String: String] = [:]
        for number in 1...450 {
            let tags = ["tag\(number)"] + (number > 440 ? ["often"] : []) + (number > 445 ? ["seldom"] : [])
            let list = tags.joined(separator: ", ")
            files["episodes/e\(number).md"] = "---\ntitle: T\nnumber: \(number)\ntags: [\(list)]\n---\n"
        }
        let index = TermIndex(.tags, of: try interpreted(files).catalog)
        #expect(!index.isOnePage)
        #expect(index.frequent.count == 100)
        #expect(index.frequent.prefix(3).map(\.name) == ["often", "seldom", "tag1"])
        #expect(index.groups.flatMap(\.listings).count == index.count)
    }

    @Test func nothingToList() throws { #expect(try index([], of: .people).groups.isEmpty) }
}
