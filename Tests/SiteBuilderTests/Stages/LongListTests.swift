import SiteBuilder
import TestSupport
import Testing

/// A new episode changes few pages of a long list.
@Suite struct LongListTests {
    private static func site(_ count: Int) throws -> SampleSite {
        func page(_ title: String, _ section: String) -> String {
            "---\ntitle: \(title)\nsections: [{ title: All, \(section), paginate: true }]\n---\n"
        }
        var files = [
            "site.yml": "title: T\nbaseURL: https://example.com/\npagination: 4\n",
            "index.md": page("Home", "source: episodes"), "old.md": page("Old", "source: episodes, order: oldest"),
            "library.md": "---\ntitle: Library\nsections:\n  - { source: collections, layout: shelf }\n"
                + "  - { title: All, source: episodes, layout: list, paginate: true }\n---\n",
            "collections/back.yml": "title: Back\norder: newest\ndescription: Newest first\n",
        ]
        for number in 1...count {
            let day = "2026-0\(1 + number / 28)-\(number % 28 < 9 ? "0" : "")\(number % 28 + 1)"
            files["episodes/\(number).md"] = episode(
                "Number \(number)", date: day, "duration: 10:00", "tags: [css]", "categories: [Web]", "season: 1",
                "number: \(number)", "hosts: [Ada]", "collections: [Course, Back]")
        }
        return try SampleSite(content: files)
    }

    private static func pages(_ count: Int) async throws -> [String: String] {
        let built = try await site(count).build()
        #expect(built.diagnostics.filter { $0.severity != .hint }.map(\.message) == [])
        return Dictionary(
            uniqueKeysWithValues: built.paths.filter { $0.hasSuffix(".html") }.compactMap { path in
                built.text(path).map { (path, $0) }
            })
    }

    /// The list of a page: `tags/css/` for `tags/css/page/2/index.html`.
    private static func list(of path: String) -> String {
        path.replacing(/(page\/[0-9]+\/)?index\.html$/, with: "")
    }

    @Test(arguments: 15...21) func oneMoreEpisode(count: Int) async throws {
        let (old, new) = (try await Self.pages(count), try await Self.pages(count + 1))
        #expect(Set(old.keys).subtracting(new.keys) == [])
        let changed = old.keys.filter { old[$0] != new[$0] && !$0.hasPrefix("episodes/") }
        let added = new.keys.filter { old[$0] == nil && !$0.hasPrefix("episodes/") }
        let lists: Set = [
            "", "old/", "library/", "tags/css/", "categories/web/", "people/ada/", "seasons/1/", "collections/course/",
            "collections/back/",
        ]
        let indexes: Set = ["tags/", "categories/", "people/", "seasons/", "collections/", "search/"]
        #expect(Set(changed.map(Self.list)).subtracting(indexes) == lists)
        for list in lists {
            let own = changed.filter { Self.list(of: $0) == list }
            #expect(own.count <= 2, "\(own.sorted())")
            #expect(added.filter { Self.list(of: $0) == list }.count <= 1)
            // Between full pages, a list that starts with the newest episode has one changed page.
            if count % 4 != 3, list != "old/", list != "seasons/1/", list != "collections/course/" {
                #expect(own == [list + "index.html"])
            }
        }
    }

    @Test func everyEpisodeIsOnOnePageOfEachList() async throws {
        let pages = try await Self.pages(18)
        for list in ["", "old/", "tags/css/", "seasons/1/"] {
            let own = pages.filter { Self.list(of: $0.key) == list }
            let counts = (1...18).map { number in
                own.values.filter { $0.contains(">Number \(number)<") }.count
            }
            #expect(counts == Array(repeating: 1, count: 18), "\(list)")
        }
        #expect(pages["page/3/index.html"]?.contains("<title>Home · Page 3 · T</title>") == true)
        #expect(pages["page/4/index.html"] == nil && pages["old/page/5/index.html"] != nil)
    }
}
