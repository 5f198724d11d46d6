import Testing

@testable import SiteEpisodes

@Suite("Real content: dates") struct DateRules {
    @Test(
        "rule 32: every shape of a date",
        arguments: [
            ("date: 1788300000000", "2026-09-01T22:00:00Z"), ("date: 1788300000", "2026-09-01T22:00:00Z"),
            ("date: 2026-09-02", "2026-09-02T00:00:00Z"), ("date: 2026-09-02 10:00", "2026-09-02T10:00:00Z"),
            ("date: '2026-09-02T10:00:00'", "2026-09-02T10:00:00Z"),
            ("date: 2026-09-02T10:00:00+02:00", "2026-09-02T10:00:00+02:00"),
            ("date: 2026-09-02 10:00:00 -0700", "2026-09-02T10:00:00-07:00"),
            ("date: 2026-09-02T10:00:00.000Z", "2026-09-02T10:00:00Z"), ("date: 2026/09/02", "2026-09-02T00:00:00Z"),
            ("date: 2026-9-2", "2026-09-02T00:00:00Z"),
        ])
    func shapes(line: String, rfc3339: String) throws {
        let (catalog, diagnostics) = try interpreted(
            ["episodes/a.md": "---\ntitle: T\n\(line)\n---\n"], future: true)
        #expect(catalog.episodes.first?.date?.rfc3339 == rfc3339)
        #expect(diagnostics.isEmpty)
    }

    @Test("rule 32: without dates the order does not depend on the order of reading")
    func undated() throws {
        let names = ["10-b", "9-a", "z", "a", "2.10-x", "2.9-x", "B"]
        let files = Dictionary(
            uniqueKeysWithValues: names.map { ("episodes/\($0).md", "---\ntitle: \($0)\n---\nText\n") })
        let (catalog, diagnostics) = try interpreted(files)
        #expect(catalog.episodes.map(\.title) == ["2.9-x", "2.10-x", "9-a", "10-b", "B", "a", "z"])
        #expect(catalog.episodes.allSatisfy { $0.date == nil && $0.lastChange == nil })
        #expect(Set(diagnostics.ids) == ["frontmatter.missing-date"])
    }

    @Test(
        "rule 33: several dates in one file",
        arguments: [
            ("date: 2026-01-01\nPublishDate: 2026-01-05", "2026-01-01", []),
            ("dateadded: 2026-01-03", "2026-01-03", []), ("published_at: 2026-01-04", "2026-01-04", []),
            ("published: 2026-01-04", "2026-01-04", []),
            ("date: 2026-01-01\nproject-date: October 2020", "2026-01-01", ["frontmatter.unknown-key"]),
            ("date: 2026-01-01\ndateadded: 2026-01-03", "2026-01-01", ["frontmatter.same-meaning"]),
        ] as [(String, String, [String])])
    func several(lines: String, day: String, ids: [String]) throws {
        let (catalog, diagnostics) = try interpreted(["episodes/a.md": "---\ntitle: T\n\(lines)\n---\n"])
        #expect(catalog.episodes.first?.date?.dayText == day)
        #expect(diagnostics.ids == ids)
    }

    @Test(
        "rules 32, 33: an ambiguous date is a question to the author",
        arguments: ["02/09/2026", "October 2020", "2026", "2.9.2026", "soon", "2026-02-30", "2026-13-01"])
    func unclear(date: String) throws {
        let (_, diagnostics) = try interpreted(["episodes/a.md": "---\ntitle: T\ndate: \(date)\n---\n"])
        #expect(diagnostics.count(where: \.isError) == 1)
        #expect(diagnostics.first { $0.isError }?.id.hasPrefix("date.") == true)
        #expect(diagnostics.first { $0.isError }?.position?.line == 3)
    }

    @Test(
        "rule 34: a future episode waits for its date",
        arguments: [("2026-09-01", true), ("2026-09-02", true), ("2026-09-03", false)])
    func scheduled(date: String, isOut: Bool) throws {
        let (catalog, _) = try interpreted(
            ["episodes/a.md": "---\ntitle: T\ndate: \(date)\n---\n"], now: "2026-09-02")
        #expect(catalog.episodes.isEmpty != isOut)
        #expect(catalog.comingEpisodes.isEmpty == isOut)
    }
}
