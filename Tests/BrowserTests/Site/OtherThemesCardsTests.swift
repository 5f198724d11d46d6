import BrowserSupport
import TestSupport
import Testing

/// Default's cards change with the size of their cell. Cards of a theme that extends Default do not, if the theme has a
/// template, styles or a design of its own.
@Suite("Cards of a theme that extends Default", .anyBrowser, .imageLibrary)
struct OtherThemesCardsTests {
    /// Computed styles of the text, title and summary of a card.
    struct Look: Decodable, Hashable, Sendable {
        var color: String
        var ground: String
        var area: String
        var titleSize: String
        var titleColor: String
        var clamp: String
        var summary: String
    }

    private static let script = """
        () => [...document.querySelectorAll(".cl-section")].map((section) => {
          const style = (part) => getComputedStyle(section.querySelector(part));
          const text = style(".card-text");
          const title = style(".card-title");
          return {
            color: text.color, ground: text.backgroundImage, area: text.gridRowStart, titleSize: title.fontSize,
            titleColor: title.color, clamp: title.webkitLineClamp, summary: style(".card-summary").display,
          };
        })
        """

    private static let template = """
        <article class="card"><div class="card-frame">{{#artwork}}{{>artwork}}{{/artwork}}<div class="card-text">
        <h3 class="card-title"><a class="card-link" href="{{url}}">{{title}}</a></h3>
        <p class="card-summary">{{summary}}</p>
        </div></div></article>

        """
    private static let styles = """
        .card-text { color: rebeccapurple; background: none; }
        .card-title { font-size: 18px; color: inherit; }
        .card-summary { display: block; }

        """

    @Test("look the same in cells of all sizes", arguments: Engine.judging, ["template", "design"])
    func sameLook(engine: Engine, part: String) async throws {
        let files =
            part == "template"
            ? ["templates/card-episode.mustache": Self.template]
            : ["cells/mine.css": ".card { container-name: none; }\n.card-summary { -webkit-line-clamp: 1; }\n"]
        let looks = try await Self.looks(files, cell: part == "design" ? "cell: mine\n" : "", engine)
        #expect(looks.count == 4 && Set(looks.prefix(3)).count == 1, "\(engine): \(looks)")
    }

    @Test("follow its later styles in all cells and layouts", arguments: Engine.judging)
    func laterStyles(engine: Engine) async throws {
        let looks = try await Self.looks(["styles/70-mine.css": Self.styles], engine)
        #expect(looks.count == 4)
        for look in looks {
            #expect(look.color == "rgb(102, 51, 153)" && look.titleColor == look.color, "\(engine): \(look)")
            #expect(look.ground == "none" && look.titleSize == "18px" && look.summary != "none", "\(engine): \(look)")
        }
    }

    /// The looks in cells of 150 x 150, 300 x 300 and 600 x 250 points, and in rows of Default's own layout.
    private static func looks(_ files: [String: String], cell: String = "", _ engine: Engine) async throws -> [Look] {
        let folder = try TemporaryFolder()
        let sizes = ["small": "150 x 150", "middle": "300 x 300", "wide": "600 x 250"]
        let sections = ["small", "middle", "wide", "list"].map { "  - { source: episodes, layout: \($0) }\n" }
        var site = [
            "Site/Content/site.yml": "title: Cards\ntheme: Mine\n",
            "Site/Content/index.md": "---\ntitle: Cards\nsections:\n\(sections.joined())---\n",
            "Site/Content/episodes/a.md": "---\ntitle: A title\ndate: 2026-01-01\ndescription: A summary.\n---\n",
            "Site/Themes/Mine/theme.yml": "name: Mine\n",
        ]
        for (name, size) in sizes {
            site["Site/Themes/Mine/layouts/\(name).yml"] = """
                \(cell)section:
                  group:
                    axis: horizontal
                    size: 1w x \(size.split(separator: " ")[2])
                    subitems: [{ size: { ..<640: 1w x 1h, default: \(size) } }]

                """
        }
        for (path, text) in files { site["Site/Themes/Mine/\(path)"] = text }
        try folder.add(site)
        let built = try await folder.publishSite()
        #expect(built.diagnostics.filter { $0.severity == .error } == [])
        let output = folder("Output")
        return try await engine.lend { browser in
            try await PageServer.serving(.folder(output)) { server in
                try await browser.setViewport(width: 1280, height: 800)
                try await browser.navigate(to: server.address("/"))
                return try await browser.call(script, 0, as: [Look].self)
            }
        }
    }
}
