import Testing

@testable import SiteEpisodes

@Suite struct RelatedEpisodesTests {
    private static func site(_ fronts: [String]) -> [String: String] {
        var files: [String: String] = [:]
        for (number, front) in fronts.enumerated() {
            let day = number + 1
            files["episodes/\(day).md"] =
                "---\ntitle: E\(day)\ndate: 2026-0\(1 + day / 28)-\(day % 28 < 9 ? "0" : "")\(day % 28 + 1)\nnumber: \(day)\n\(front)\n---\n"
        }
        return files
    }

    private func related(to title: String, in fronts: [String], limit: Int = 4) throws -> [String] {
        let catalog = try interpreted(Self.site(fronts)).catalog
        let episode = try #require(catalog.episodes.first { $0.title == title })
        return RelatedEpisodes(catalog).episodes(relatedTo: episode, limit: limit).map(\.title)
    }

    @Test func nothingSharedNothingRelated() throws {
        #expect(try related(to: "E1", in: ["tags: a", "tags: b", "tags: c"]) == [])
    }

    @Test func theRarerTheNameTheNearer() throws {
        let fronts = ["tags: [rare, common]", "tags: x", "tags: common", "tags: common", "tags: rare", "tags: common"]
        #expect(try related(to: "E1", in: fronts) == ["E5", "E3", "E4", "E6"])
    }

    @Test func peopleAndCollectionsCountToo() throws {
        let fronts = ["guests: Ann\ncollection: C", "", "collection: C", "guests: Ann", "hosts: Ann", "collection: C"]
        let found = try related(to: "E1", in: fronts)
        #expect(found == ["E4", "E5", "E3", "E6"])
    }

    /// The page already shows the previous and the next episode.
    @Test func neighboursAreLeftOut() throws {
        #expect(try related(to: "E2", in: ["tags: a", "tags: a", "tags: a", "tags: a", "tags: b"]) == ["E4"])
    }

    @Test func ofEqualsTheNearestInTime() throws {
        let fronts = ["tags: a"] + (2...11).map { _ in "tags: z" } + ["tags: a", "tags: z", "tags: a", "tags: z"]
        #expect(try related(to: "E14", in: fronts) == ["E12", "E1"])
        #expect(try related(to: "E1", in: fronts, limit: 1) == ["E14"])
    }

    /// For a name that all episodes have, only nearby episodes are compared. A rarer name still wins from far away.
    @Test func namesThatVeryManyBear() throws {
        let fronts = (1...240).map { number in
            number == 3 || number == 230 ? "tags: [all, rare]" : number == 1 ? "tags: other" : "tags: all"
        }
        var files: [String: String] = [:]
        for (number, front) in fronts.enumerated() {
            files["episodes/\(number).md"] = "---\ntitle: E\(number + 1)\nnumber: \(number + 1)\n\(front)\n---\n"
        }
        let catalog = try interpreted(files).catalog
        let related = RelatedEpisodes(catalog)
        let episode = try #require(catalog.episodes.first { $0.title == "E3" })
        #expect(related.episodes(relatedTo: episode, limit: 1).map(\.title) == ["E230"])
        let middle = try #require(catalog.episodes.first { $0.title == "E120" })
        #expect(related.episodes(relatedTo: middle, limit: 200).count <= 96)
    }
}
