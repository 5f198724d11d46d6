import BrowserSupport
import CompositionalLayout
import Foundation
import SiteEpisodes
import TestSupport
import Testing

@testable import SiteBuilder

/// The sections with watched episodes, which browsers fill.
@Suite("The visitor's history", .browser(.chromium))
struct HistoryTests {
    struct Seen: Decodable, Sendable, Equatable {
        var title: String
        /// The cells in order.
        var cells: [String]
        var links: [String]
        /// The played fraction of each cell, 0 to 1; -1 if the cell does not state it.
        var played: [Double]
        var canClear: Bool
        /// Keys in the browser's storage, sorted.
        var stored: [String]
    }

    private static let look = """
        async (id) => {
          const section = document.getElementById(id);
          const cells = [...section.querySelectorAll(".cl-list > li")];
          const button = section.querySelector("[data-history-clear]");
          return {
            title: section.querySelector(".section-title").textContent,
            cells: cells.map((cell) => cell.querySelector(".card-link").textContent),
            links: cells.map((cell) => cell.querySelector(".card-link").pathname),
            played: cells.map((cell) => cell.querySelector("progress")?.value ?? -1),
            canClear: getComputedStyle(button).visibility === "visible",
            stored: Object.keys(localStorage).sort(),
          };
        }
        """

    private static func episode(_ number: Int) -> String {
        """
        ---
        title: "Episode <\(number)>"
        date: 2026-01-\(number + 10)
        number: \(number)
        \(number == 3 ? "audio: /three.wav" : "")
        ---
        Notes.

        """
    }

    /// A row, a grid, and a section below them that must not move.
    private static let page = """
        ---
        title: Library
        sections:
          - { title: Recently watched, source: history, limit: 5, layout: shelf-trio }
          - { title: Again, otherwise: New here, source: history, order: oldest, limit: 4, layout: grid }
          - { title: Below, source: placeholders, count: 3, layout: grid }
        ---
        """

    private func site() async throws -> (folder: TemporaryFolder, page: PageLayout) {
        let folder = try TemporaryFolder()
        var files = ["Site/Content/site.yml": "title: T\n", "Site/Content/library.md": Self.page]
        for number in 1...7 { files["Site/Content/episodes/e\(number).md"] = Self.episode(number) }
        try folder.add(files)
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        try FileManager.default.copyItem(
            atPath: repository + "/Content/episodes/013-section-provider/columns.wav",
            toPath: folder("Site/Content/three.wav"))
        let built = try await folder.publishSite()
        return (folder, try #require(built.layouts.first { $0.address.path == "/library/" }))
    }

    @Test("shows watched episodes in place of others, and moves nothing")
    func history() async throws {
        let (folder, page) = try await site()
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(folder("Output")), delay: .milliseconds(50)) { server in
                func open(_ path: String) async throws {
                    try await browser.navigate(to: "about:blank")
                    try await browser.navigate(to: server.address(path))
                }
                func look(_ id: String) async throws -> Seen {
                    let shift = try await browser.layoutShift()
                    #expect(shift.sum == 0, "\(shift)")
                    return try await browser.call(Self.look, id, as: Seen.self)
                }

                try await open("library/")
                var row = try await look("recently-watched")
                #expect(row.title == "New" && !row.canClear && row.stored.isEmpty)
                #expect(row.cells == [7, 6, 5, 4, 3].map { "Episode <\($0)>" })
                #expect(try await look("again").title == "New here")
                try await judge(page, counts: [5, 4, 3], in: browser)

                // Without a recording, a visit counts. With one, only playing counts.
                for path in ["episodes/e6/", "episodes/e1/", "episodes/e3/", "episodes/e6/"] { try await open(path) }
                try await open("library/")
                row = try await look("recently-watched")
                #expect(row.title == "Recently watched" && row.canClear)
                #expect(row.cells == ["Episode <6>", "Episode <1>"])
                #expect(row.links == ["/episodes/e6/", "/episodes/e1/"])
                #expect(row.stored == ["sitegen:history:/"])
                let grid = try await look("again")
                #expect(grid.title == "Again")
                // An episode at the start does not appear twice.
                #expect(grid.cells == [6, 1, 2, 3].map { "Episode <\($0)>" })
                try await judge(page, counts: [2, 4, 3], in: browser)

                try await open("episodes/e3/")
                _ = try await browser.call(
                    """
                    async () => {
                      const media = document.querySelector("audio, video");
                      await new Promise((done) => { media.onloadedmetadata = done; media.preload = "auto"; media.load(); });
                      media.muted = true;
                      media.dispatchEvent(new Event("play"));
                      localStorage.setItem("sitegen:time:" + location.pathname, String(media.duration / 4));
                      return true;
                    }
                    """, 0, as: Bool.self)
                try await open("library/")
                row = try await look("recently-watched")
                #expect(row.cells == [3, 6, 1].map { "Episode <\($0)>" })
                #expect(abs((row.played.first ?? 0) - 0.25) < 0.01 && row.played.dropFirst().allSatisfy { $0 == -1 })
                try await judge(page, counts: [3, 4, 3], in: browser)

                try await open("library/")
                let focused = try await browser.call(
                    """
                    () => {
                      document.querySelector("[data-history-clear]").click();
                      return document.activeElement.className;
                    }
                    """, 0, as: String.self)
                #expect(focused == "section-title")
                row = try await look("recently-watched")
                #expect(row.title == "New" && !row.canClear && row.stored.isEmpty)
                #expect(row.cells == [7, 6, 5, 4, 3].map { "Episode <\($0)>" })
                try await judge(page, counts: [5, 4, 3], in: browser)
            }
        }
    }

    /// Foreign content under the key is ignored and never becomes markup.
    @Test(
        "survives a storage that holds anything",
        arguments: [
            "", "null", "{", "[1, null, {}]", "{\"length\": 3}",
            #"[{"path": "javascript:alert(1)", "texts": {"title": "a"}}]"#,
            #"[{"path": "//elsewhere.example/episodes/e1/", "texts": {"title": "a"}}]"#,
            #"[{"path": "/\\elsewhere.example/episodes/e1/", "texts": {"title": "a"}}]"#,
            #"[{"path": "/episodes/../../about/", "texts": {"title": "a"}, "language": 4}]"#,
            #"[{"path": "/episodes/e1/", "texts": {"title": "<img src=x onerror=hacked=1>", "date": 5}, "hue": "x y", "art": {"tag": "script", "text": "hacked=1"}}]"#,
            #"[{"path": "/episodes/e1/", "texts": {"title": "a"}, "art": {"tag": "img", "attributes": [["src", "javascript:hacked=1"], ["onerror", "hacked=1"]], "children": 4}}]"#,
        ])
    func foreignEntries(stored: String) async throws {
        let (folder, _) = try await site()
        try await SharedBrowser.chromium.lend { browser in
            try await PageServer.serving(.folder(folder("Output"))) { server in
                try await browser.navigate(to: server.address("library/"))
                _ = try await browser.call(
                    "(text) => { localStorage.setItem('sitegen:history:/', text); return true; }", stored, as: Bool.self
                )
                try await browser.navigate(to: server.address("library/"))
                let seen = try await browser.call(Self.look, "again", as: Seen.self)
                #expect(seen.cells.count == 4 && seen.links.allSatisfy { $0.hasPrefix("/episodes/e") })
                let isSound: Bool = try await browser.evaluate(
                    "!('hacked' in window) && !document.querySelector('.cl-list script, .cl-list [onerror]')")
                #expect(isSound)
            }
        }
    }

    /// The cells are at the solver's positions for their number.
    private func judge(_ page: PageLayout, counts: [Int], in browser: ChromiumSession) async throws {
        let sections = zip(page.sections, counts).map { section, count in
            PageLayout.Section(
                id: section.id, layout: section.layout, itemCount: count, breakpoints: section.breakpoints,
                decorationKinds: section.decorationKinds, supplementaryKinds: section.supplementaryKinds,
                certificate: section.certificate, file: section.file)
        }
        let filled = PageLayout(
            address: page.address, source: page.source, sections: sections, layout: page.layout,
            environment: page.environment, split: page.split, splitOrder: page.splitOrder, maxWidth: page.maxWidth)
        let comparison = try await PageJudge(page: filled, direction: nil).compareShown(in: browser)
        #expect(comparison.agrees, "\(counts): \(comparison)")
        #expect(comparison.boxes > 50)
    }
}
