import BrowserSupport
import TestSupport
import Testing

/// A query finds other forms of its words. The stems are those of libstemmer; the browser has only endings.
@Suite("The search by stems", .anyBrowser)
struct StemTests {
    struct Form: Sendable {
        var language: String
        /// The only form on the site.
        var written: String
        /// A form that no page has.
        var query: String
    }

    static let forms = [
        Form(language: "en", written: "walk", query: "walking"),
        Form(language: "en", written: "studies", query: "study"),
        Form(language: "en", written: "happy", query: "happiness"),
        Form(language: "de", written: "Häuser", query: "Hauses"),
        Form(language: "fr", written: "marchait", query: "marcher"),
        Form(language: "es", written: "caminando", query: "caminar"),
        Form(language: "it", written: "camminava", query: "camminare"),
        Form(language: "pt-BR", written: "cantando", query: "cantar"),
        Form(language: "nl", written: "wandelingen", query: "wandeling"),
        Form(language: "sv", written: "skogar", query: "skogen"),
        Form(language: "da", written: "drømmene", query: "drømme"),
        Form(language: "nb", written: "fjorder", query: "fjorden"),
        Form(language: "fi", written: "talossa", query: "talon"),
        Form(language: "ru", written: "книгами", query: "книга"),
        Form(language: "hu", written: "házakban", query: "házak"),
        Form(language: "ro", written: "caselor", query: "casele"),
        Form(language: "ca", written: "finestres", query: "finestra"),
        Form(language: "el", written: "δρόμους", query: "δρόμος"),
        Form(language: "lt", written: "namuose", query: "namas"),
    ]
    /// Forms in languages whose endings the browser does not have: both are on the site.
    static let known = [
        Form(language: "tr", written: "kitaplarımız", query: "kitabın"),
        Form(language: "ar", written: "المدرسة", query: "مدرسة"),
        Form(language: "en", written: "organization", query: "organs"),
    ]

    @Test("finds other forms in many languages", arguments: Engine.judging)
    func forms(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        var files = ["Site/Content/site.yml": "title: Forms\n"]
        for (number, form) in (Self.forms + Self.known).enumerated() {
            files["Site/Content/episodes/e\(number).md"] =
                "---\ntitle: \(number)\nlang: \(form.language)\n---\n\(form.written)\n"
        }
        for (number, form) in Self.known.enumerated() {
            files["Site/Content/episodes/known\(number).md"] =
                "---\ntitle: known \(number)\nlang: \(form.language)\n---\n\(form.query)\n"
        }
        try folder.add(files)
        try await folder.publishSite()
        let script = """
            (queries) => Promise.all(queries.map(async (query) => {
              const { hits } = await modules.find(query);
              return (await Promise.all(hits.map(modules.describe))).map((result) => result.title);
            }))
            """
        let queries = (Self.forms + Self.known).map(\.query)
        let found = try await engine.lend { browser in
            try await PageServer.serving(.folder(folder("Output"))) { server in
                try await browser.navigate(to: server.address())
                try await SearchTests.importModules(in: browser)
                return try await browser.call(script, queries, as: [[String]].self)
            }
        }
        for (number, titles) in found.enumerated() {
            #expect(titles.contains("\(number)"), "\(engine), \(queries[number]): \(titles)")
            if number < Self.forms.count { #expect(titles.count == 1, "\(engine), \(queries[number]): \(titles)") }
        }
    }
}
