import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown
import Testing

@testable import SiteTheming

/// A site made of texts by path, as if read from a content folder.
func catalog(_ texts: [String: String], assets: [String: Int] = [:]) -> Catalog {
    var content = SiteContent(documents: [:], assets: assets)
    for (path, text) in texts {
        let source = SourceText(path: "Content/" + path, text: text)
        if SiteContent.isData(path) { content.data[path] = source } else { content.documents[path] = source }
    }
    let now = Instant(secondsSince1970: 1_800_000_000)
    return interpret(content, rules: PublicationRules(now: now)).catalog
}

/// The Default theme in English.
func loadedDefault() throws -> Theme {
    let (theme, _) = Theme.load(
        "Default", own: [defaultTheme], fallback: nil, available: ["Default"])
    return try #require(theme)
}

func renderer(for catalog: Catalog, linkedKinds: Set<TermKind> = Set(TermKind.allCases)) throws -> ThemeRenderer {
    ThemeRenderer(theme: try loadedDefault(), site: catalog.site, linkedKinds: linkedKinds)
}

extension HTML {
    /// The markup as a page contains it.
    func on(_ page: Address) -> String { String(decoding: resolved(root: rootPath(from: page)), as: UTF8.self) }
}

let fullEpisode = """
    ---
    title: "Grids & <gaps>"
    number: 42
    season: 2
    date: 2026-09-02
    duration: "4:05"
    description: What a gap takes, and from whom.
    tags: [css, "c++"]
    collection: Foundations
    image: { src: /media/grid.svg, alt: "A \\"grid\\"", focus: 30% 20% }
    audio: { src: /media/42.mp3, bytes: 24000000 }
    hosts: [Ada]
    guests: [{ name: Grace, role: Admiral }]
    chapters: [{ start: "0:00", title: Start }, { start: "1:23", title: Gaps }]
    links: [{ title: More, url: "https://example.org/?a=1&b=2" }]
    ---
    The *notes*.
    """
