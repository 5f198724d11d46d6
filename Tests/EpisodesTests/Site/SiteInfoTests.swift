import Testing

@testable import SiteEpisodes

@Suite struct SiteInfoTests {
    private func site(_ text: String) throws -> (site: SiteInfo, lines: [String]) {
        let (catalog, diagnostics) = try interpreted([
            "site.yml": text, "episodes/a.md": "---\ntitle: T\ndate: 2026-01-01\n---\n", "cover.png": "x",
        ])
        return (catalog.site, diagnostics.lines)
    }

    @Test func everyKey() throws {
        let (site, lines) = try site(
            """
            sitegen: 1
            title: Every Width
            description: A course
            author: Ann
            baseURL: https://example.com/sub
            language: nl
            timezone: Europe/Amsterdam
            theme: Plain
            pagination: 12
            permalink: /:year/:slug/
            menu:
              - { title: Home, url: / }
              - { title: Docs, url: "https://docs.example", titles: { pt-BR: Manual } }
            podcast:
              category: [Technology, { Society & Culture: Documentary }, "Arts > Books"]
              owner: { name: Ann, email: ann@example.com }
              explicit: clean
              image: cover.png
              guid: 917393e3-1b1e-5cef-ace4-edaa54e1f810
              locked: yes
              type: serial
            images: { variants: 3, formats: [avif], quality: 70, megapixels: 40, memory: 256 }
            budgets: { html: 100 }
            contentPolicy: { images: false, media: ["https:", "https://*.BÜCHER.example:8443", cdn.example.com, http] }
            extra: { a: 1 }
            """)
        #expect(lines.isEmpty)
        #expect(site.title == "Every Width" && site.summary == "A course" && site.author == "Ann")
        #expect(site.base?.text == "https://example.com/sub/")
        #expect(site.language == "nl" && site.zone.name == "Europe/Amsterdam" && site.theme == "Plain")
        let permalink = try Permalink(parsing: "/:year/:slug/")
        #expect(site.pageSize == 12 && site.permalink == permalink)
        #expect(site.menu.map(\.title) == ["Home", "Docs"])
        #expect(site.menu.first?.target == .page(.home) && site.menu.last?.titles == ["pt-BR": "Manual"])
        let podcast = try #require(site.podcast)
        #expect(podcast.categories == [["Technology"], ["Society & Culture", "Documentary"], ["Arts", "Books"]])
        #expect(podcast.ownerName == "Ann" && podcast.ownerEmail == "ann@example.com")
        #expect(podcast.isExplicit == false && podcast.isLocked == true && podcast.kind == .serial)
        #expect(podcast.image == .file(path: "cover.png"))
        #expect(site.images.variants == 3 && site.images.formats == [.avif] && site.images.quality == 70)
        #expect(site.images.megapixels == 40 && site.images.memory == 256)
        #expect(site.sources.images == [])
        #expect(site.sources.media == ["https:", "https://*.xn--bcher-kva.example:8443", "cdn.example.com", "http:"])
        #expect(site.budgets != nil && site.extra?["a"]?.integer == 1)
    }

    @Test(arguments: ["", "# nothing", "title:", "menu: { }"])
    func defaults(text: String) throws {
        let (site, lines) = try site(text)
        #expect(site == SiteInfo())
        #expect(lines.isEmpty)
    }

    @Test func aMenuAsAMap() throws {
        let (site, lines) = try site("menu: { Home: /, Mail: 'mailto:a@b.c' }")
        #expect(site.menu.map(\.title) == ["Home", "Mail"])
        #expect(lines.isEmpty)
    }

    @Test(arguments: [
        ("sitegen: 2", "1:10: error: this sitegen reads 'sitegen: 1', not '2' [site.unknown-contract]"),
        ("- a", "1:1: error: settings of a site must be a map of keys, not a list [site.not-a-map]"),
        ("titel: x", "1:1: warning: unknown key 'titel' (did you mean 'title'?) [frontmatter.unknown-key]"),
        (
            "baseURL: https://example.com/show.html",
            "1:10: error: 'https://example.com/show.html' is the address of a page, not of a site [site.base-url]"
        ),
        ("baseURL: example.com", "1:10: error: 'example.com' is not the public address of a site [site.base-url]"),
        (
            "timezone: Europe/Berlinn",
            "1:11: error: there is no time zone 'Europe/Berlinn' (did you mean 'Europe/Berlin'?) [site.unknown-timezone]"
        ),
        ("permalink: /:slgu/", "1:12: error: unknown token ':slgu' (did you mean ':slug'?) [address.permalink]"),
        (
            "pagination: 0",
            "1:13: warning: 'pagination' must be a whole number from 1 on, not '0' [frontmatter.wrong-type]"
        ),
        ("menu: x", "1:7: error: 'menu' must be a list of titles and addresses, not 'x' [frontmatter.wrong-type]"),
        (
            "menu: [{ title: x }]",
            "1:8: error: 'menu' must be entries with 'title' and 'url', not a map [frontmatter.wrong-type]"
        ),
        (
            "menu: [{ title: x, url: /, titles: { farsi: y } }]",
            "1:38: warning: 'titles' must have language tags as keys, not 'farsi' [frontmatter.wrong-type]"
        ),
        (
            "menu: [{ title: x, url: /, titles: { fa: [y] } }]",
            "1:42: warning: 'titles' must be a text for each language, not a list [frontmatter.wrong-type]"
        ),
        (
            "menu: { x: 'javascript:y' }",
            "1:12: error: 'javascript:y' is not an address that a page may link to [address.unsafe]"
        ),
        (
            "podcast: { imgae: x }",
            "1:12: warning: unknown key 'imgae' (did you mean 'image'?) [frontmatter.unknown-key]"
        ),
        (
            "images: { formats: [webp, gif] }",
            "1:27: warning: 'formats' must be formats to make: webp and avif, not 'gif' [frontmatter.wrong-type]"
        ),
        (
            "contentPolicy: { media: [https, \"https:; script-src *\"] }",
            "1:33: error: 'https:; script-src *' is not a source of a content policy [site.content-source]"
        ),
        (
            "contentPolicy: { images: \"'unsafe-inline'\" }",
            "1:26: error: ''unsafe-inline'' is not a source of a content policy [site.content-source]"
        ),
        (
            "contentPolicy: { media: everywhere }",
            "1:25: error: 'everywhere' is not a source of a content policy [site.content-source]"
        ),
        (
            "contentPolicy: { meida: x }",
            "1:18: warning: unknown key 'meida' (did you mean 'media'?) [frontmatter.unknown-key]"
        ),
        (
            "contentPolicy: { media: [\((0..<40).map { "https://host-\($0).example" }.joined(separator: ", "))] }",
            "1:25: error: 'media' names more hosts than a header can hold [site.content-source]"
        ),
        ("images: 5", "1:9: warning: 'images' must be a map or false, not '5' [frontmatter.wrong-type]"),
        ("podcast: { image: x.png }", "1:19: warning: there is no file 'x.png' [media.missing-file]"),
    ])
    func wrongSettings(text: String, line: String) throws {
        #expect(try site(text).lines == ["Content/site.yml:\(line)"])
    }
}
