import Testing

@testable import SiteEpisodes

@Suite("Real content: tags") struct TagRules {
    @Test("rule 35: thousands of tags used once, ninety on an episode", .timeLimit(.minutes(4)))
    func many() throws {
        var files: [String: String] = [:]
        for episode in 0..<60 {
            let tags = (0..<90).map { "tag \(episode * 50 + $0)" }.joined(separator: ", ")
            files["episodes/\(episode).md"] = "---\ntitle: E\(episode)\ndate: 2026-01-01\ntags: [\(tags)]\n---\n"
        }
        let (catalog, diagnostics) = try interpreted(files)
        #expect(catalog.listings(.tags).count == 59 * 50 + 90)
        #expect(catalog.episodes.allSatisfy { $0.tags.count == 90 })
        #expect(diagnostics.isEmpty)
    }

    @Test("rule 36: names that programmers distinguish have separate pages")
    func programming() throws {
        let tags = ["c", "c++", "c#", "c+", "f#", "f", "google", "google+", ".net", "net", "node.js", "nodejs"]
        let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\ntags: [\(list)]\n---\n"
        ])
        #expect(Set(catalog.listings(.tags).map(\.name)) == Set(tags))
        #expect(Set(catalog.listings(.tags).map(\.address.outputPath.folded)).count == tags.count)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "rule 36: names of one address are one tag, and the build says so unless they differ in case only",
        arguments: [
            (["open source", "open-source"], ["listing.merged"]), (["C", "c"], []),
            (["Straße", "strasse"], []), (["a & b", "a b"], ["listing.merged"]),
            (["e\u{301}", "é"], []), (["İstanbul", "istanbul", "ISTANBUL"], []), (["STRAẞE", "straße"], []),
            (["ΣΊΣΥΦΟΣ", "Σίσυφος"], []), (["Ｇｒｉｄ", "grid"], []), (["ﬁne", "fine"], []), (["Ⅳ", "iv"], []),
            (["ｶﾞｲﾄﾞ", "ガイド"], []), (["\u{212A}elvin", "kelvin"], []),
            (["soft\u{AD}hyphen", "softhyphen"], ["listing.merged"]),
            (["ISPARTA", "ısparta"], ["listing.merged"]), (["Café", "cafe"], ["listing.merged"]),
            (["Łódź", "Lodz"], ["listing.merged"]), (["ОДЁЖ", "одеж"], ["listing.merged"]),
            (["كتاب", "کتاب"], ["listing.merged"]), (["שָׁלוֹם", "שלום"], ["listing.merged"]),
        ] as [([String], [String])])
    func merged(tags: [String], ids: [String]) throws {
        var files: [String: String] = [:]
        for (place, tag) in tags.enumerated() {
            files["episodes/\(place).md"] = "---\ntitle: T\ndate: 2026-01-01\ntags: ['\(tag)']\n---\n"
        }
        let (catalog, diagnostics) = try interpreted(files)
        // Two encodings of one letter may be two folders on one machine and one folder on another.
        #expect(catalog.listings(.tags).map(\.episodeCount) == [tags.count])
        #expect(diagnostics.ids == ids)
    }

    @Test("rule 36: the address is that of the spelling that most episodes have, or that a file describes")
    func spellings() throws {
        func site(_ tags: [String], _ files: [String: String] = [:]) throws -> (String?, [String]) {
            var files = files
            for (place, tag) in tags.enumerated() {
                files["episodes/\(place).md"] = "---\ntitle: T\ndate: 2026-01-01\ntags: ['\(tag)']\n---\n"
            }
            files["index.md"] = "---\nsections: [{ title: A, where: { tags: [cafe] }, paginate: true }]\n---\n"
            let (catalog, diagnostics) = try interpreted(files)
            let plan = try #require(catalog.pages.first { $0.id == "index.md" }?.sections.first)
            #expect(catalog.select(plan).count == tags.count)
            #expect(!diagnostics.ids.contains("listing.unused"))
            let listings = catalog.listings(.tags)
            #expect(listings.count == 1)
            #expect(catalog.episodes.allSatisfy { $0.tags.map(\.address) == listings.map(\.address) })
            return (listings.first?.address.path, listings.map(\.name))
        }
        #expect(try site(["café", "cafe", "Café"]) == ("/tags/café/", ["Café"]))
        #expect(try site(["cafe", "cafe", "Café"]) == ("/tags/cafe/", ["cafe"]))
        #expect(try site(["café", "Café"]) == ("/tags/café/", ["Café"]))
        #expect(try site(["café", "café"], ["tags/cafe.yml": "title: CAFE\n"]) == ("/tags/cafe/", ["CAFE"]))
    }

    @Test("rule 36: names with separate files stay separate")
    func apart() throws {
        var files = ["tags/ban-friend.yml": "title: bạn\n", "tags/ban-sell.yml": "title: bán\n"]
        for (place, tag) in ["bạn", "bán", "bán"].enumerated() {
            files["episodes/\(place).md"] = "---\ntitle: T\ndate: 2026-01-01\ntags: ['\(tag)']\n---\n"
        }
        let (catalog, diagnostics) = try interpreted(files)
        #expect(Set(catalog.listings(.tags).map(\.address.path)) == ["/tags/ban-friend/", "/tags/ban-sell/"])
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "rule 37: every tag has an address that is a plain name in the folder of tags",
        arguments: [
            "🦒 🍌🥧 🚀 ⚡", "🚀", "#!++", "...", ".net 9", "google i/o", "../../etc", "/", "\\", "index", "index.html",
            "page",
            "feed.xml", "con", "[email\u{A0}protected]", "%2e%2e", "a\u{301}", "—", "?", "a?b#c", ".",
            String(repeating: "long tag ", count: 12), String(repeating: "ü", count: 300),
        ])
    func slugs(tag: String) throws {
        let file =
            "{\"title\": \"T\", \"date\": \"2026-01-01\", \"tags\": [\"\(tag.replacing("\\", with: "\\\\"))\"]}\n"
        let (catalog, diagnostics) = try interpreted(["episodes/a.md": file])
        let listing = try #require(catalog.listings(.tags).first)
        #expect(!diagnostics.containsErrors)
        #expect(listing.address.components.count == 2 && listing.address.components[0] == "tags")
        let name = listing.address.components[1]
        #expect(!name.isEmpty && name.utf8.count <= 255 && !name.hasPrefix("."))
        #expect(name.unicodeScalars.allSatisfy { !"/\\?#%\"'<>&: .".unicodeScalars.contains($0) && $0.value > 0x20 })
        #expect(listing.address.outputPath == "tags/\(name)/index.html")
    }

    @Test("rule 37: tags of punctuation alone stay separate")
    func marks() throws {
        let tags = ["🦒", "🚀", "⚡", "#!++", "🍌🥧", "...", "?!"]
        let list = tags.map { "\"\($0)\"" }.joined(separator: ", ")
        let (catalog, _) = try interpreted([
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\ntags: [\(list)]\n---\n"
        ])
        #expect(catalog.listings(.tags).count == tags.count)
    }

    @Test(
        "rule 38: tags under other keys",
        arguments: [
            ("keywords: a, b c", ["a", "b c"]), ("topics: [a, b c]", ["a", "b c"]),
            ("topics:\n  - title: a\n    url: /x\n  - name: b c", ["a", "b c"]), ("tag: a", ["a"]),
            ("tags: a\nkeywords: b c", ["a", "b c"]),
        ])
    func keys(lines: String, names: [String]) throws {
        let (catalog, diagnostics) = try interpreted([
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\n\(lines)\n---\n"
        ])
        #expect(catalog.episodes.first?.tags.map(\.name) == names)
        #expect(diagnostics.isEmpty)
    }

    @Test("rule 38: categories are a separate kind and may contain commas")
    func categories() throws {
        let (catalog, _) = try interpreted([
            "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\ncategories: [\"News, politics\", b]\n---\n"
        ])
        #expect(catalog.listings(.categories).map(\.name) == ["b", "News, politics"])
    }
}
