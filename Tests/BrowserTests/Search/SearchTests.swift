import BrowserSupport
import Foundation
import Testing

/// The search of a built site, used like a visitor.
@Suite("The search", .anyBrowser)
struct SearchTests {
    struct Row: Codable, Sendable {
        var text: String
        var terms: [String]
    }

    /// The visible state of the search after a condition has become true.
    struct State: Decodable, Sendable {
        var isMet: Bool
        var path: String
        var hash: String
        var query: String
        var hasFocus: Bool
        var expanded: String?
        /// Titles of the options or results.
        var titles: [String]
        var excerpts: [String]
        var marks: [String]
        var active: String?
        var status: String
        var isHurt: Bool
    }

    private static func state(_ condition: String, form: String = "header") -> String {
        """
        async () => {
          const form = document.querySelector("form[data-search=\(form)]");
          const input = form.querySelector("input");
          const area = \(form == "page" ? "form.parentElement" : "form");
          const texts = (name) => [...area.querySelectorAll(name)].map((e) => e.textContent);
          const look = () => ({
            path: location.pathname, hash: location.hash, query: input.value,
            hasFocus: document.activeElement === input, expanded: input.getAttribute("aria-expanded"),
            titles: texts(".search-title"), excerpts: texts(".search-excerpt"), marks: texts("mark"),
            active: document.getElementById(input.getAttribute("aria-activedescendant") ?? "")
              ?.querySelector(".search-title")?.textContent ?? null,
            status: area.querySelector("[data-status]").textContent, isHurt: "hurt" in window,
          });
          let seen = look();
          for (let turn = 0; turn < 400; turn++) {
            seen = look();
            if ((({ path, hash, query, hasFocus, expanded, titles, active, status }) => (\(condition)))(seen)) {
              return { isMet: true, ...seen };
            }
            await new Promise((done) => setTimeout(done, 25));
          }
          return { isMet: false, ...seen };
        }
        """
    }

    /// - Parameter mount: The path under which the site is served.
    private static func visiting(
        _ engine: Engine, _ body: @Sendable @escaping (any BrowserSession, PageServer) async throws -> Void
    ) async throws {
        let site = try await SearchSite()
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                try await browser.setViewport(width: 900, height: 700)
                try await body(browser, server)
            }
        }
    }

    private static func wait(
        for condition: String, form: String = "header", in browser: any BrowserSession,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> State {
        let script = Self.state(condition, form: form)
        // A page that is left during the query gives no answer. The next page does.
        var seen: State?
        for _ in 0..<40 where seen == nil {
            seen = try? await browser.call(script, 0, as: State.self)
            if seen == nil { try await Task.sleep(for: .milliseconds(50)) }
        }
        let state = try #require(seen, sourceLocation: sourceLocation)
        #expect(state.isMet, "\(condition): \(state)", sourceLocation: sourceLocation)
        return state
    }

    private static func type(_ text: String, in browser: any BrowserSession) async throws {
        for character in text { try await browser.press(Key(rawValue: String(character))) }
    }

    @Test("with a slip of the pen, by keys alone, below a path", arguments: Engine.judging)
    func keyboard(engine: Engine) async throws {
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address("episodes/queries/", mount: "/sub/"))
            try await browser.press(Key(rawValue: "/"))
            var seen = try await Self.wait(for: "hasFocus", in: browser)
            #expect(seen.query == "" && seen.expanded == "false")
            try await Self.type("contianer", in: browser)
            // While the word was typed, its beginning was searched for too.
            seen = try await Self.wait(
                for: "expanded === 'true' && status.includes('“contianer”') && query === 'contianer'", in: browser)
            #expect(seen.titles == ["Containers, not windows", "A long walk"])
            #expect(seen.marks.contains("container"))
            #expect(seen.status.contains("container") && seen.status.contains("Results: 2"))
            try await browser.press(.arrowDown)
            seen = try await Self.wait(for: "active === 'Containers, not windows'", in: browser)
            #expect(seen.hasFocus)
            try await browser.press(.arrowUp)
            _ = try await Self.wait(for: "active === null", in: browser)
            try await browser.press(.arrowUp)
            _ = try await Self.wait(for: "active === 'A long walk'", in: browser)
            try await browser.press(.escape)
            _ = try await Self.wait(for: "expanded === 'false' && active === null && hasFocus", in: browser)
            try await browser.press(.arrowDown)
            try await browser.press(.enter)
            seen = try await Self.wait(for: "path.startsWith('/sub/episodes/containers/')", in: browser)
        }
    }

    /// Types a query and continues at once, before results can exist.
    private static func typeQuickly(
        _ query: String, form: String = "header", then act: String, in browser: any BrowserSession
    ) async throws {
        let script = """
            (query) => {
              const form = document.querySelector("form[data-search=\(form)]");
              const input = form.querySelector("input");
              const press = (key) => input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
              input.value = query;
              input.dispatchEvent(new InputEvent("input", { bubbles: true }));
              \(act);
              return true;
            }
            """
        #expect(try await browser.call(script, query, as: Bool.self))
    }

    @Test("keeps the selection when results come late", arguments: Engine.judging)
    func late(engine: Engine) async throws {
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address())
            try await browser.press(Key(rawValue: "/"))
            try await Self.type("container", in: browser)
            _ = try await Self.wait(for: "titles.length === 2 && status.includes('2')", in: browser)
            try await Self.typeQuickly("walk container", then: "press('ArrowDown'); press('ArrowDown')", in: browser)
            var seen = try await Self.wait(for: "titles.length === 1", in: browser)
            #expect(seen.titles == ["A long walk"] && seen.active == "A long walk")
            // Results without the selected one wait until it is left.
            try await Self.typeQuickly("knows", then: "press('ArrowDown')", in: browser)
            try await Task.sleep(for: .milliseconds(700))
            seen = try await Self.wait(for: "active !== null", in: browser)
            #expect(seen.titles == ["A long walk"] && seen.active == "A long walk")
            try await browser.press(.arrowUp)
            seen = try await Self.wait(for: "titles[0] !== 'A long walk'", in: browser)
            #expect(
                seen.titles == ["Containers, not windows"] && seen.active == nil && seen.expanded == "true", "\(seen)")
        }
    }

    @Test("keeps the focus on a link when results come late", arguments: Engine.judging)
    func lateOnItsPage(engine: Engine) async throws {
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address("search/?q=container"))
            _ = try await Self.wait(for: "titles.length === 2", form: "page", in: browser)
            let last = "[...document.querySelectorAll('.search-title a')].at(-1).focus()"
            try await Self.typeQuickly("walk container", form: "page", then: last, in: browser)
            _ = try await Self.wait(for: "titles.length === 1", form: "page", in: browser)
            let focused = "document.activeElement.textContent"
            #expect(try await browser.evaluate(focused, as: String.self) == "A long walk")
            try await Self.typeQuickly("knows", form: "page", then: last, in: browser)
            try await Task.sleep(for: .milliseconds(700))
            #expect(try await browser.evaluate(focused, as: String.self) == "A long walk")
            try await browser.press(.arrowUp)
            _ = try await Self.wait(
                for: "titles[0] === 'Containers, not windows' && hasFocus", form: "page", in: browser)
        }
    }

    @Test("leads to the moment of a spoken word", arguments: Engine.judging)
    func moment(engine: Engine) async throws {
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address("", mount: "/sub/"))
            try await browser.press(Key(rawValue: "/"))
            try await Self.type("subgrid", in: browser)
            let seen = try await Self.wait(for: "titles.length === 1", in: browser)
            #expect(seen.excerpts == ["Here subgrid comes in."] && seen.marks == ["subgrid"])
            try await browser.press(.arrowDown)
            try await browser.press(.enter)
            _ = try await Self.wait(for: "path.startsWith('/sub/episodes/grids/') && hash === '#t=75'", in: browser)
            #expect(try await browser.evaluate("document.getElementById('t=75') !== null", as: Bool.self))
        }
    }

    @Test("has a page of its own, with links", arguments: Engine.judging)
    func page(engine: Engine) async throws {
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address("search/?q=layout%20queries", mount: "/sub/"))
            var seen = try await Self.wait(for: "titles.length > 0", form: "page", in: browser)
            #expect(seen.titles == ["Containers, not windows", "Asking twice"])
            #expect(seen.status == "Results: 2")
            try await browser.press(Key(rawValue: "/"))
            _ = try await Self.wait(for: "hasFocus", form: "page", in: browser)
            try await browser.press(.arrowDown)
            let focused = "document.activeElement.textContent"
            #expect(try await browser.evaluate(focused, as: String.self) == "Containers, not windows")
            try await browser.press(.escape)
            seen = try await Self.wait(for: "hasFocus", form: "page", in: browser)
        }
    }

    @Test("shows authors' texts as text", arguments: Engine.judging)
    func hostile(engine: Engine) async throws {
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address("search/?q=marmalade"))
            let seen = try await Self.wait(for: "titles.length > 0", form: "page", in: browser)
            #expect(seen.titles == ["<img src=x onerror='window.hurt = 1'> marmalade"])
            #expect(seen.excerpts == ["<script>window.hurt = 1</script> marmalade & toast"])
            #expect(!seen.isHurt)
        }
    }

    struct Ranking: Sendable, CustomTestStringConvertible {
        var query: String
        var titles: [String]
        var testDescription: String { query }
    }

    /// The ranking: titles before notes, all words before some words, whole words before prefixes, and equal results in
    /// the order of the catalog.
    static let rankings = [
        Ranking(query: "container", titles: ["Containers, not windows", "A long walk"]),
        Ranking(query: "containers", titles: ["Containers, not windows", "A long walk"]),
        Ranking(query: "walking contained", titles: ["A long walk"]),
        Ranking(query: "grid", titles: ["Grids by hand"]),
        Ranking(query: "CAFE", titles: ["Grids by hand"]),
        Ranking(query: "c++", titles: ["Grids by hand"]),
        Ranking(query: "walk container", titles: ["A long walk"]),
        Ranking(query: "asking grids", titles: ["Asking twice", "Grids by hand"]),
        Ranking(query: "quer", titles: ["Containers, not windows", "Asking twice"]),
        // Swapped, missing, additional and wrong letters at the beginning, in the middle and at the end.
        Ranking(query: "mramalade", titles: ["<img src=x onerror='window.hurt = 1'> marmalade"]),
        Ranking(query: "armalade", titles: ["<img src=x onerror='window.hurt = 1'> marmalade"]),
        Ranking(query: "marmaladee", titles: ["<img src=x onerror='window.hurt = 1'> marmalade"]),
        Ranking(query: "marnalade", titles: ["<img src=x onerror='window.hurt = 1'> marmalade"]),
        Ranking(query: "marmlaade", titles: ["<img src=x onerror='window.hurt = 1'> marmalade"]),
        Ranking(query: "jarmalade", titles: ["<img src=x onerror='window.hurt = 1'> marmalade"]),
        // Inside phrases: words and single characters.
        Ranking(query: "엔진", titles: ["In many tongues"]), Ranking(query: "물", titles: ["In many tongues"]),
        Ranking(query: "กรุงเทพ", titles: ["In many tongues"]), Ranking(query: "ดี", titles: ["In many tongues"]),
        Ranking(query: "局", titles: ["In many tongues"]), Ranking(query: "引擎", titles: ["In many tongues"]),
        Ranking(query: "ខ្មែរ", titles: ["In many tongues"]), Ranking(query: "ລາວ", titles: ["In many tongues"]),
        Ranking(query: "မာစာ", titles: ["In many tongues"]), Ranking(query: "格", titles: []),
        // Two typing errors make a different word.
        Ranking(query: "narmalabe", titles: []),
        Ranking(query: "…", titles: []),
    ]

    /// Makes the script's modules available as a value of the page, because drivers' scripts cannot import in every
    /// engine.
    static func importModules(in browser: any BrowserSession) async throws {
        let script = """
            () => new Promise((done, failed) => {
              const script = document.createElement("script");
              script.type = "module";
              const modules = new URL("search", document.querySelector("script[src$='search.js']").src);
              script.textContent = `
                import { describe } from "${modules}/describe.js";
                import { excerpt, pieces } from "${modules}/excerpt.js";
                import { find } from "${modules}/find.js";
                import { terms } from "${modules}/words.js";
                globalThis.modules = { describe, excerpt, find, pieces, terms };
                dispatchEvent(new Event("modules"));`;
              addEventListener("modules", () => done(true));
              script.addEventListener("error", () => failed(new Error("the modules cannot be loaded")));
              document.head.append(script);
            })
            """
        #expect(try await browser.call(script, 0, as: Bool.self))
    }

    @Test("ranks results, and tolerates a typing error", arguments: Engine.judging)
    func ranking(engine: Engine) async throws {
        let queries = Self.rankings.map(\.query)
        let script = """
            (queries) => Promise.all(queries.map(async (query) => {
              const { hits } = await modules.find(query);
              return (await Promise.all(hits.map(modules.describe))).map((result) => result.title);
            }))
            """
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address())
            try await Self.importModules(in: browser)
            let found = try await browser.call(script, queries, as: [[String]].self)
            for (ranking, titles) in zip(Self.rankings, found) {
                #expect(titles == ranking.titles, "\(engine), \(ranking.query)")
            }
        }
    }

    /// The table that the builder's test reads too.
    @Test("cuts and folds words as the builder does", arguments: Engine.judging)
    func terms(engine: Engine) async throws {
        let table = URL(filePath: #filePath)
            .appending(path: "../../../PublishingTests/Search/Tables/terms.json").standardized
        let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: table))
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address())
            try await Self.importModules(in: browser)
            let found = try await browser.call(
                "(texts) => texts.map((text) => modules.terms(text))", rows.map(\.text), as: [[String]].self)
            for (row, terms) in zip(rows, found) {
                #expect(terms.map { Array($0.utf16) } == row.terms.map { Array($0.utf16) }, "\(engine): \(row.text)")
            }
        }
    }

    struct Excerpt: Encodable, Sendable {
        var text: String
        var query: String
        var length: Int
        /// The text with hits in brackets.
        var shown: String
    }

    /// An excerpt around the first hit, cut at spaces if possible.
    static let excerpts = [
        Excerpt(
            text: "All of it, Café and grid#.", query: "cafe grid", length: 40, shown: "All of it, [Café] and [grid]#."),
        Excerpt(
            text: "one two three four five six seven eight nine ten", query: "six", length: 20,
            shown: "… five [six] seven …"),
        Excerpt(text: "one two three four five six seven", query: "none", length: 20, shown: "one two three four …"),
        Excerpt(
            text: "横幅を変えても格子の列は動かずに残ります", query: "格子", length: 9, shown: "… えても[格子]の列は動 …"),
        Excerpt(text: "검색엔진과 찬물", query: "물", length: 40, shown: "검색엔진과 찬[물]"),
        Excerpt(text: "อยู่กรุงเทพมหานคร", query: "กรุงเทพ", length: 40, shown: "อยู่[กรุงเทพ]มหานคร"),
        Excerpt(text: "布局引擎", query: "布局引", length: 40, shown: "[布局引]擎"),
        Excerpt(text: "𠮷𠮷𠮷𠮷𠮷語言𠮷𠮷𠮷𠮷", query: "語言", length: 5, shown: "… [語言]𠮷𠮷 …"),
    ]

    @Test("shows the part of a text that has the words", arguments: Engine.judging)
    func excerpt(engine: Engine) async throws {
        let script = """
            (rows) => rows.map(({ text, query, length }) => {
              const wanted = new Set(modules.terms(query));
              const pieces = modules.pieces(modules.excerpt(text, wanted, length), wanted);
              return pieces.map(({ text, isHit }) => isHit ? "[" + text + "]" : text).join("");
            })
            """
        try await Self.visiting(engine) { browser, server in
            try await browser.navigate(to: server.address())
            try await Self.importModules(in: browser)
            let found = try await browser.call(script, Self.excerpts, as: [String].self)
            for (row, shown) in zip(Self.excerpts, found) { #expect(shown == row.shown, "\(engine), \(row.text)") }
        }
    }
}
