import Testing

@testable import SiteEpisodes

@Suite struct OrderTests {
    private func site(_ episodes: [(path: String, frontMatter: String)]) throws -> Catalog {
        var files: [String: String] = [:]
        for (path, frontMatter) in episodes {
            files["episodes/\(path).md"] = "---\ntitle: \(path)\n\(frontMatter)\n---\n"
        }
        return try interpreted(files).catalog
    }

    @Test func newestFirstThenUndatedByNumberThenPath() throws {
        let catalog = try site([
            ("c", "date: 2026-01-01"), ("b", "date: 2026-01-03"), ("a", "date: 2026-01-02T23:00:00-05:00"),
            ("z", "number: 2.9"), ("y", "number: 2.10"), ("x", ""), ("w", ""), ("v", "number: 10"),
            ("same1", "date: 2025-01-01\nnumber: 9"), ("same2", "date: 2025-01-01\nnumber: 10"),
            ("same3", "date: 2025-01-01"), ("same4", "date: 2025-01-01"),
        ])
        let order = ["a", "b", "c", "same3", "same4", "same2", "same1", "z", "y", "v", "w", "x"]
        #expect(catalog.episodes.map(\.title) == order)
    }

    @Test func previousAndNextFollowTheReading() throws {
        let catalog = try site([
            ("a", "date: 2026-01-01"), ("b", "date: 2026-01-02"), ("c", "date: 2026-01-03"), ("1", "number: 1"),
            ("2", "number: 2"),
        ])
        let reading = ["a", "b", "c", "1", "2"]
        for (index, title) in reading.enumerated() {
            let episode = try #require(catalog.episode("episodes/\(title).md"))
            #expect(catalog.previous(of: episode)?.title == (index > 0 ? reading[index - 1] : nil))
            #expect(catalog.next(of: episode)?.title == (index + 1 < reading.count ? reading[index + 1] : nil))
        }
    }

    @Test func orderIsTotal() throws {
        var episodes: [(String, String)] = []
        for date in ["date: 2026-01-01", "date: 2026-01-02", ""] {
            for number in ["number: 1", "number: 1.1", "number: T-1", "number: x", ""] {
                for copy in 0..<2 { episodes.append(("e\(episodes.count)-\(copy)", "\(date)\n\(number)")) }
            }
        }
        let sorted = try site(episodes).episodes
        for (left, first) in sorted.enumerated() {
            for (right, second) in sorted.enumerated() {
                #expect(Episode.precedes(first, second) == (left < right), "\(first.id) \(second.id)")
            }
        }
    }

    @Test(arguments: [
        ("1", "2"), ("2", "10"), ("2.9", "2.10"), ("T-0", "T-1"), ("042", "43"), ("pilot", "1"), ("42", "42.1"),
        ("1", "99999999999999999999999"),
    ])
    func ordinals(smaller: String, larger: String) {
        #expect(Ordinal(smaller) < Ordinal(larger))
        #expect(!(Ordinal(larger) < Ordinal(smaller)))
    }
}
