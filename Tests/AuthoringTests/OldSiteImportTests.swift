import Foundation
import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

struct OldSiteImportTests {
    /// Writes a folder, imports a part of it and returns the files.
    private func imported(
        _ files: [String: String], from source: String = "content", _ choices: ImportChoices = ImportChoices()
    ) throws -> (files: [String: String], imported: Imported) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "old-site-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let imported = try Imported.site(folder.appending(path: source).path(), choices)
        let texts = (imported.files + [imported.settings].compactMap(\.self)).map { file in
            switch file.contents {
            case .text(let text): (file.path, text)
            case .bytes, .copy: (file.path, "copied")
            }
        }
        return (Dictionary(texts) { first, _ in first }, imported)
    }

    @Test func filesGoWhereTheyBelong() throws {
        let (files, imported) = try imported([
            "content/_index.md": "---\ntitle: Home\n---\nWelcome.\n",
            "content/about.md": "---\ntitle: About\n---\nUs.\n",
            "content/contact/index.md": "---\ntitle: Contact\n---\n", "content/contact/map.png": "x",
            "content/episode/_index.md": "---\ntitle: All\n---\n",
            "content/episode/1.md": "+++\ntitle = \"One\"\nslug = \"uno\"\n+++\nText.\n",
            "content/episode/two/index.md": "{\n  \"title\": \"Two\",\n  \"aliases\": [\"/2\"]\n}\nText.\n",
            "content/episode/two/cover.jpg": "x",
            "static/img/a.png": "x",
            "hugo.toml":
                "baseURL = \"https://example.com/\"\ntitle = \"Old show\"\nlanguageCode = \"de\"\n[params]\ndescription = \"D\"\n",
        ])
        #expect(
            files.keys.sorted() == [
                "Content/about.md", "Content/contact/index.md", "Content/contact/map.png", "Content/episode.md",
                "Content/episodes/1.md",
                "Content/episodes/two/cover.jpg", "Content/episodes/two/index.md", "Content/img/a.png",
                "Content/index.md", "Content/site.yml",
            ])
        #expect(
            files["Content/episodes/1.md"]
                == "+++\ntitle = \"One\"\nslug = \"uno\"\naliases = [\"/episode/uno/\"]\n+++\n\nText.\n")
        #expect(files["Content/episodes/two/index.md"]?.contains("\"aliases\": [\"/2\", \"/episode/two/\"]") == true)
        #expect(files["Content/about.md"] == "---\ntitle: About\n---\n\nUs.\n")
        #expect(files["Content/index.md"]?.contains("sections:") == true)
        #expect(
            files["Content/site.yml"] == """
                sitegen: 1
                title: Old show
                description: D
                baseURL: https://example.com/
                language: de
                feeds:
                  aliases: [/index.xml, /episode/index.xml]

                """)
        #expect(imported.report.episodes == 2 && imported.report.pages == 4 && imported.report.copies == 3)
        #expect(imported.diagnostics == [])
    }

    /// Readers go on at the addresses of the old feeds: of the site, and of sections that become episodes.
    @Test(arguments: [
        ("hugo.toml", "disableKinds = ['RSS']", []), ("hugo.toml", "[outputs]\nhome = ['html']", ["/show/index.xml"]),
        ("hugo.toml", "[outputs]\nhome = ['HTML', 'RSS']\nsection = ['HTML']", ["/index.xml"]),
        ("hugo.toml", "[outputFormats.RSS]\nbaseName = 'feed'", ["/show/feed.xml"]),
        (
            "hugo.toml",
            "[outputFormats.cast]\nmediaType = 'application/rss+xml'\nbaseName = 'cast'\n[outputs]\nhome = ['cast']\nsection = []",
            ["/cast.xml"]
        ),
        ("config.toml", "base_url = 'https://a.example'\n[extra]", []),
        (
            "config.toml", "base_url = 'https://a.example'\ngenerate_feed = true\nfeed_filename = 'rss.xml'",
            ["/rss.xml"]
        ),
        ("_config.yml", "feed: { path: a/b.xml }", ["/a/b.xml"]), ("_config.yml", "plugins: [jekyll-feed]", []),
        ("gatsby-config.js", "options: { feeds: [{ output: '/x/rss.xml' }, { output: 'public' }] }", ["/x/rss.xml"]),
        (".eleventy.js", "  outputPath: \"/podcast.rss\",", ["/podcast.rss"]),
        ("gatsby-config.js", "feeds: [{ output: `/${language}/rss.xml` }]", []),
        ("src/pages/[language]/rss.xml.js", "", []), ("src/pages/shows/rss.xml.ts", "", ["/shows/rss.xml"]),
    ])
    func feedsKeepTheirAddresses(path: String, text: String, expected: [String]) throws {
        let episode = "---\ntitle: One\naudio: https://c.example/1.mp3\n---\n"
        var old = [
            path: text, "content/show/1.md": episode, "content/blog/1.md": "---\ntitle: Two\n---\n",
            "_posts/2026-01-01-a.md": episode, "src/content/show/1.md": episode,
        ]
        if path.hasPrefix("src/") { old["astro.config.mjs"] = "" }
        let (files, _) = try imported(old, from: ".")
        let settings = YAML.parse(SourceText(path: "site.yml", text: files["Content/site.yml"] ?? "")).value
        #expect(
            settings?["feeds"]?["aliases"]?.list?.compactMap(\.text) ?? [] == expected,
            "\(files["Content/site.yml"] ?? "")")
    }

    /// A template's beginning says what it makes. The rest of a long one is not looked at.
    @Test(arguments: [
        ("feed.njk", "---\npermalink: /a.xml\n---\n<rss>", ["/a.xml"]),
        ("podcast.xml.njk", "---\n---\n<feed>", ["/podcast.xml"]),
        ("feed.njk", "---\npermalink: /a.xml\n---\n<html>", []), ("feed.njk", "<rss>", []), ("feed.njk", "", []),
        ("feed.njk", "---\npermalink: /a.xml\n---\n<rss>\n" + "ü" * 100_000, ["/a.xml"]),
        ("feed.njk", "---\npermalink: /a.xml\n---\n<rss>\n" + "ü\n" * 100_000, ["/a.xml"]),
        ("feed.njk", "---\npermalink: /a.xml\n---\n<rss>\n" + "üü\n" * 100_000, ["/a.xml"]),
        ("feed.njk", "---\npermalink: /a.xml\n---\n" + "\n" * 60_000 + "<rss>\n", ["/a.xml"]),
        ("feed.njk", "---\npermalink: /a.xml\n---\n" + "\n" * 70_000 + "<rss>\n", []),
        ("feed.njk", "---\nx: \"" + "x" * 70_000 + "\"\npermalink: /a.xml\n---\n<rss>\n", []),
    ])
    func templatesOfFeedsAreFound(path: String, text: String, expected: [String]) throws {
        let episode = "---\ntitle: One\naudio: https://c.example/1.mp3\n---\n"
        let (files, _) = try imported([path: text, ".eleventy.js": "", "episodes/1.md": episode], from: ".")
        let settings = YAML.parse(SourceText(path: "site.yml", text: files["Content/site.yml"] ?? "")).value
        #expect(settings?["feeds"]?["aliases"]?.list?.compactMap(\.text) ?? [] == expected)
    }

    @Test func aFileThatIsReadTwiceIsReportedOnce() {
        var site = OldSite(.eleventy, root: "/nowhere", named: "/nowhere")
        #expect(site.source("/nowhere/a.njk") == nil && site.templateSource("/nowhere/a.njk") == nil)
        #expect(site.templateSource("/nowhere/b.njk") == nil)
        #expect(site.diagnostics.map(\.path) == ["/nowhere/a.njk", "/nowhere/b.njk"])
    }

    /// Imported episodes have the new names, and new ones may go on with the old names.
    @Test func namesOfKeysAreWrittenDown() throws {
        let (files, imported) = try imported([
            "content/show/1.md": "---\ntitle: One\npodcast_file: 1.mp3\nruntime: '1:02:03'\nx: y\n---\n",
            "content/show/2.md": "---\ntitle: Two\npodcast_file: 2.mp3\ncast: https://c.example/2.mp4\n---\n",
            "content/show/3.md": "---\ntitle: Three\nepisode_code: S07E07\naudio: 3.mp3\n---\n",
            "hugo.toml": "title = \"Old\"\n[params]\nmedia_prefix = \"https://media.example/\"\n",
        ])
        #expect(
            files["Content/site.yml"] == """
                sitegen: 1
                title: Old
                feeds:
                  aliases: [/index.xml, /show/index.xml]

                # The old site's names for keys. New episodes may use them too.
                keys:
                  # 1 file: https://c.example/2.mp4
                  cast: video
                  # 2 files: https://media.example/1.mp3
                  podcast_file:
                    key: audio
                    prefix: https://media.example/
                  # 1 file: 1:02:03
                  runtime: duration

                """)
        #expect(imported.diagnostics == [])
    }

    /// If one section is chosen, or the site has no sections, all files are episodes.
    @Test func aFolderWithoutSectionsIsOneOfEpisodes() throws {
        let (files, _) = try imported([
            "content/1 - One.md": "---\ntitle: One\n---\n", "content/two/index.md": "---\ntitle: Two\n---\n",
            "content/two/a.png": "x",
        ])
        #expect(
            files.keys.sorted() == [
                "Content/episodes/1 - One.md", "Content/episodes/two/a.png", "Content/episodes/two/index.md",
                "Content/site.yml",
            ])
        #expect(files["Content/episodes/1 - One.md"]?.contains("aliases: [/1-one/]") == true)
        let (section, _) = try imported(
            [
                "hugo.toml": "title = \"Old\"\n", "content/show/one.md": "---\ntitle: One\n---\n",
                "content/show/_index.md": "Words.\n",
                "static/b.png": "x",
            ], from: "content/show")
        #expect(
            section.keys.sorted() == [
                "Content/b.png", "Content/episodes/one.md", "Content/show.md", "Content/site.yml",
            ])
        #expect(section["Content/episodes/one.md"]?.contains("aliases: [/show/one/]") == true)
        #expect(section["Content/site.yml"]?.contains("title: Old") == true)
    }

    @Test func translationsStayBesideTheirOriginals() throws {
        let text = "---\ntitle: A\n---\nText.\n"
        var written: [String: String] = [:]
        for name in ["_index", "contact/index", "show/one", "show/two/index"] {
            written["content/\(name).md"] = text
            written["content/\(name).fr.md"] = text
        }
        let (files, imported) = try imported(written)
        #expect(imported.diagnostics == [])
        #expect(
            files.keys.sorted() == [
                "Content/contact/index.fr.md", "Content/contact/index.md", "Content/episodes/one.fr.md",
                "Content/episodes/one.md", "Content/episodes/two/index.fr.md", "Content/episodes/two/index.md",
                "Content/index.fr.md", "Content/index.md", "Content/site.yml",
            ])
        #expect(files["Content/episodes/one.fr.md"]?.contains("\naliases: [/fr/show/one/]\n") == true)
        #expect(files["Content/episodes/two/index.fr.md"]?.contains("\naliases: [/fr/show/two/]\n") == true)
        #expect(files["Content/contact/index.fr.md"]?.contains("\naliases: [/fr/contact/]\n") == true)
        #expect(files["Content/index.fr.md"] == files["Content/index.md"])
        #expect(files["Content/index.md"]?.contains("\nsections:\n") == true)
        #expect(files["Content/contact/index.md"] == "---\ntitle: A\n---\n\nText.\n")
    }

    @Test func keysThatMeanSomethingElseAreKept() throws {
        let (files, imported) = try imported([
            "content/a/x.md":
                "---\ntitle: X\ntype: post\nlayout: wide\nimages: [a.jpg, b.jpg]\nurl: /old/x\nrating: 2.10\nmenu:\n  main:\n    weight: 2\ncategories: [c]\n---\nText.\n",
            "content/b/y.md": "no front matter\n",
        ])
        #expect(
            files["Content/episodes/a/x.md"] == """
                ---
                title: X
                image: a.jpg
                categories: [c]
                url: /old/x
                extra:
                  type: post
                  layout: wide
                  images: [a.jpg, b.jpg]
                  rating: 2.10
                  menu:
                    main:
                      weight: 2
                ---

                Text.

                """)
        #expect(files["Content/episodes/b/y.md"] == "---\naliases: [/b/y/]\n---\n\nno front matter\n")
        #expect(imported.report.kept.counts == ["type": 1, "layout": 1, "images": 1, "rating": 1, "menu": 1])
    }

    /// Foreign keys and their values, with the line that they become.
    @Test(arguments: [
        ("podcast_file: https://a.example/1.mp3", "audio: https://a.example/1.mp3"),
        ("cast: 1.m4a", "audio: \"1.m4a\""), ("enclosure:\n  url: /a/1.ogg\n  length: 5", "audio: /a/1.ogg"),
        ("clip: https://a.example/1.mp4?x=1", "video: https://a.example/1.mp4?x=1"),
        ("watch: https://youtu.be/dQw4w9WgXcQ", "youtube: dQw4w9WgXcQ"),
        ("youtube_video: dQw4w9WgXcQ", "youtube: dQw4w9WgXcQ"),
        ("film: https://vimeo.com/76979871", "vimeo: \"76979871\""),
        ("episode: S07E12", "season: 7\nnumber: 12"), ("audio_duration: 1:02:03", "duration: \"1:02:03\""),
        ("file_bytes: 4711", "bytes: 4711"), ("featured_image: a.png", "image: a.png"),
        ("cohosts: [Ann]", "hosts: [Ann]"), ("speakers: Ann", "speakers: Ann"),
        ("my_chapters:\n  - 0:00 Start", "chapters: [\"0:00 Start\"]"),
        ("notes: see 1.mp3 there\nmood: calm", "extra:\n  notes: see 1.mp3 there\n  mood: calm"),
        ("params:\n  mp3: /x.mp3", "audio: /x.mp3"),
        ("references:\n  - /x.mp3", "references: [/x.mp3]\naliases: [/show/x/]"),
        ("length: \"13654375\"", "length: \"13654375\""), ("length: 12:34", "duration: \"12:34\""),
        ("links:\n  youtube: https://youtu.be/dQw4w9WgXcQ", "youtube: dQw4w9WgXcQ"),
        ("creators: [Ann]", "hosts: [Ann]"),
        (
            "clips:\n  - { at: 1, url: https://youtu.be/dQw4w9WgXcQ }\n  - { at: 2, url: https://youtu.be/dQw4w9WgXcQ }",
            "extra:\n  clips:\n    - at: 1"
        ),
        ("youtube: mychannel", "extra:\n  youtube: mychannel"), ("podcast_file_length: 999999", "bytes: 999999"),
    ])
    func valuesDecideAboutForeignKeys(written: String, expected: String) throws {
        let (files, _) = try imported(["hugo.toml": "", "content/show/x.md": "---\ntitle: X\n\(written)\n---\n"])
        let text = try #require(files["Content/episodes/x.md"])
        #expect(text.contains("\n" + expected + "\n"), "\(text)")
    }

    /// Settings of old sites, with the lines that they become.
    @Test(arguments: [
        ("config/_default/params.toml", "description = \"D\"", "description: D"),
        (
            "config/_default/params.toml", "[feed]\nitunes_owner_email = \"a@b.example\"",
            "podcast:\n  owner:\n    email: a@b.example"
        ),
        ("config/_default/menus.en.toml", "[[main]]\nname = \"A\"\nurl = \"/a/\"", "menu:\n  - title: A\n    url: /a/"),
        ("hugo.yaml", "timeZone: Europe/Oslo\nlanguageCode: de", "language: de\ntimezone: Europe/Oslo"),
        ("_config.yml", "url: https://a.example\nbaseurl: /b", "baseURL: https://a.example/b/"),
        (
            "_config.yml", "podcast_category: Arts\npodcast_explicit: \"no\"",
            "podcast:\n  category: Arts\n  explicit: false"
        ),
        ("gatsby-config.js", "  title: `T`,\n  siteUrl: 'https://a.example',", "title: T\nbaseURL: https://a.example/"),
        ("src/_data/site.json", "{\"title\": \"T\", \"lang\": \"fr\"}", "title: T\nlanguage: fr"),
    ])
    func settingsAreTaken(path: String, text: String, expected: String) throws {
        var files = [path: text + "\n", "content/show/one.md": "Text.\n", "_posts/2024-01-01-x.md": "Text.\n"]
        if path.hasPrefix("config/") { files["config/_default/hugo.toml"] = "[params]\nauthor = \"A\"\n" }
        if path.hasPrefix("src/") { files[".eleventy.js"] = "" }
        let (written, _) = try imported(files, from: "")
        #expect(
            written["Content/site.yml"]?.contains("\n" + expected + "\n") == true,
            "\(written["Content/site.yml"] ?? "")")
    }

    /// Rules of a host become aliases if they lead to a page.
    @Test func redirectsOfTheHostAreKept() throws {
        let (files, imported) = try imported(
            [
                "hugo.toml": "", "content/show/one.md": "---\ntitle: One\naliases: [/show/one]\n---\n",
                "static/_redirects": "# Rules\n/1 /show/one/ 301\n/x https://x.example/ 301\n/a/* /show/one/\n",
            ], from: "")
        #expect(files["Content/episodes/one.md"]?.contains("\naliases: [/show/one, /1]\n") == true)
        #expect(imported.report.dropped.counts == ["redirects of the host that lead to no page": 2])
        #expect(files["Content/_redirects"] == nil)
    }

    /// A person has a data file, and a page too if the old address is a different one.
    @Test func peopleThatEpisodesNameAreKept() throws {
        let (files, imported) = try imported(
            [
                "hugo.toml": "", "content/show/one.md": "---\naudio: /1.mp3\nhosts: [ann]\nguests: Ben Lee\n---\n",
                "content/people/ann.md": "---\ntitle: Ann Ray\nphoto: /a.png\nmood: calm\n---\nShe [sails](/x).\n",
                "content/people/zoe.md": "---\ntitle: Zoe\n---\nText.\n",
                "data/guests.yml": "ben:\n  name: Ben Lee\n  bio: He cooks.\n",
            ], from: "")
        #expect(
            files["Content/people/ann.yml"]
                == "title: Ann Ray\ndescription: She sails.\nimage: /a.png\nextra:\n  mood: calm\n")
        #expect(files["Content/people/ben-lee.yml"] == "title: Ben Lee\ndescription: He cooks.\n")
        #expect(files["Content/people/zoe.md"] == "---\ntitle: Zoe\n---\n\nText.\n")
        #expect(imported.report.people == 2 && imported.report.pages == 1)
    }

    /// The new list of a person has the usual address, so a page about the person stands elsewhere.
    @Test func aPageAboutAPersonHasItsOwnPlace() throws {
        let (files, _) = try imported(
            [
                "docs/_config.yml": "collections: { people: { output: true } }\n",
                "docs/_posts/2024-01-01-x.md": "---\naudio: /1.mp3\nhosts: [ann]\n---\n",
                "docs/_people/ann.md": "---\ntitle: Ann\n---\nWords.\n",
            ], from: "")
        #expect(files["Content/people/ann.yml"] == "title: Ann\ndescription: Words.\n")
        #expect(files["Content/people-pages/ann.md"]?.contains("aliases: [/people/ann.html]") == true)
    }

    /// Markup of other generators, with its translation.
    @Test(arguments: [
        ("{{< figure src=\"/a.png\" alt=\"A\" >}}", "![A](/a.png)"),
        ("{{< figure src=\"/a.png\" caption=\"C [1]\" link=\"/x\" >}}", "[![C \\[1\\]](/a.png)](/x)"),
        ("{{<youtube dQw4w9WgXcQ>}}", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"),
        ("{{% vimeo 76979871 %}}", "https://vimeo.com/76979871"),
        ("{{< player src=\"/1.mp3\" >}}", "<audio controls src=\"/1.mp3\"></audio>"),
        ("a {{< ref \"two.md#part\" >}} b", "a /two.md#part b"), ("[b]({{< relref two >}})", "[b](/two.md)"),
        ("{% raw %}{{ a }}{% endraw %}", "{{ a }}"), ("a{% comment %}b{% endcomment %}c", "ac"),
        ("{{ site.baseurl }}/x and {{ '/y' | relative_url }}", "/x and /y"), ("[a](/b){:target=\"_blank\"}", "[a](/b)"),
        ("{{< gist user 12 >}}", "<https://gist.github.com/user/12>"), ("`{{< youtube x >}}`", "`{{< youtube x >}}`"),
        ("~~~\n{{< youtube x >}}\n~~~", "~~~\n{{< youtube x >}}\n~~~"), ("{{</* a */>}}", "{{< a >}}"),
        ("{{< notice >}}b{{< /notice >}}", "{{< notice >}}b{{< /notice >}}"), ("a {{ b", "a {{ b"),
        ("{% if %}", "{% if %}"),
        ("[two](two.md) [t](./two.md#x)", "[two](two.md) [t](./two.md#x)"),
        ("[s](show/one.md)", "[s](/episodes/one.md)"),
        ("{{ page.title }} {{ unknown.thing }}", "About {{ unknown.thing }}"), ("set {a: 1}", "set {a: 1}"),
    ])
    func markupIsTranslated(written: String, expected: String) throws {
        let (files, _) = try imported([
            "hugo.toml": "", "content/show/one.md": "---\naudio: /1.mp3\n---\n",
            "content/about.md": "---\ntitle: About\n---\n\(written)\n", "content/two.md": "Two.\n",
        ])
        #expect(files["Content/about.md"] == "---\ntitle: About\n---\n\n\(expected)\n")
    }

    /// The work grows with the length of a text, even if no tag is closed.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["{{ ", "{{<", "{% ", "{{< details >}}", "{{< b >}}", "<audio ", "[a](", "` `` "])
    func longTextsWithoutEndsAreRead(part: String) throws {
        let text = String(repeating: part, count: 60_000 / part.utf8.count)
        let (files, _) = try imported(["hugo.toml": "", "content/show/x.md": "---\ntitle: X\n---\nA \(text)\n"])
        #expect(files["Content/episodes/x.md"]?.contains(text) == true)
    }

    @Test func markupWithoutATranslationIsCounted() throws {
        let body = "{{% note %}}b{{% /note %}} {{< chart 1 >}} {{< chart 2 >}}\n"
        let (files, imported) = try imported(["content/a/x.md": "---\ntitle: X\n---\n" + body])
        #expect(files["Content/episodes/x.md"]?.hasSuffix("\n\n" + body) == true)
        #expect(imported.report.visible.counts == ["note": 1, "chart": 2])
        #expect(imported.report.visible.rows.first?.example == "content/a/x.md")
    }

    /// The first player of an episode without a recording is its recording.
    @Test func aPlayerInATextIsTheRecording() throws {
        let (files, imported) = try imported([
            "hugo.toml": "", "content/show/x.md": "---\ntitle: X\n---\n{{< audio src=\"/x.mp3\" >}}\nWords.\n",
        ])
        #expect(files["Content/episodes/x.md"]?.contains("\naudio: /x.mp3\n") == true)
        #expect(files["Content/episodes/x.md"]?.contains("<audio") == false)
        #expect(imported.report.missing.counts == ["/x.mp3": 1])
    }

    /// Sections with the shares that decide, and their roles.
    @Test func theContentDecidesWhichSectionsAreEpisodes() throws {
        let dated = "---\ndate: 2024-01-01\n---\n"
        let played = "---\ndate: 2024-01-01\naudio: https://a.example/1.mp3\n---\n"
        let (files, imported) = try imported(
            [
                "hugo.toml": "", "content/podcast/a.md": played, "content/podcast/b.md": dated,
                "content/blog/c.md": dated,
                "content/sponsors/d.md": dated, "content/hosts/e.md": dated, "content/f.md": dated,
            ], from: "")
        #expect(
            files.keys.sorted() == [
                "Content/blog/c.md", "Content/episodes/a.md", "Content/episodes/b.md", "Content/f.md",
                "Content/hosts/e.md", "Content/site.yml", "Content/sponsors/d.md",
            ])
        #expect(imported.report.sections.contains("podcast -> episodes (recordings in 1, dates in 2 of 2)"))
        let (blogs, _) = try self.imported(
            ["hugo.toml": "", "content/blog/c.md": dated, "content/notes/d.md": "Words.\n"], from: "")
        #expect(blogs.keys.sorted() == ["Content/episodes/c.md", "Content/notes/d.md", "Content/site.yml"])
    }

    /// Patterns of addresses, with the alias that they give.
    @Test(arguments: [
        ("hugo.toml", "[permalinks]\nshow = \"/p/:year/:month/:slug/\"", "content/show/x y.md", "/p/2024/03/a-title/"),
        ("hugo.toml", "[permalinks.page]\nshow = \"/:filename\"", "content/show/x y.md", "/x-y/"),
        ("hugo.toml", "uglyURLs = true", "content/show/x y.md", "/show/x-y.html"),
        ("hugo.yaml", "title: T", "content/show/x y.md", "/show/x-y/"),
        ("_config.yml", "permalink: pretty", "_posts/2024-03-04-x.md", "/c/2024/03/04/x/"),
        ("_config.yml", "title: T", "_posts/2024-03-04-x.md", "/c/2024/03/04/x.html"),
        ("_config.yml", "permalink: /:year/:title", "_posts/2024-03-04-x.md", "/2024/x"),
        ("_config.yml", "permalink: /:unknown/", "_posts/2024-03-04-x.md", nil),
        ("_config.yml", "collections:\n  shows:\n    output: true\n    permalink: /s/:name/", "_shows/x.md", "/s/x/"),
        ("config.toml", "base_url = \"https://a.example\"", "content/show/2024-03-04-x.md", "/show/x/"),
        (".eleventy.js", "", "src/show/2024-03-04-x.md", "/show/x/"),
    ])
    func oldAddressesFollowTheirPattern(config: String, text: String, path: String, expected: String?) throws {
        let page =
            "---\ntitle: A title\ndate: 2024-03-04\ncategories: [c]\naudio: https://a.example/1.mp3\n---\nText.\n"
        let (files, _) = try imported([config: text + "\n", path: page], from: "")
        let episode = try #require(files.first { $0.key.hasPrefix("Content/episodes/") }?.value)
        if let expected {
            #expect(episode.contains("\naliases: [\(expected)]\n"), "\(episode)")
        } else {
            #expect(!episode.contains("aliases"))
        }
    }

    @Test func aTextThatCannotBeReadIsLeftOutAndReported() throws {
        let (files, imported) = try imported([
            "content/a/x.md": "---\ntitle: {{ x }}\n---\n", "content/a/y.md": "---\ntitle: Y\n---\n",
        ])
        #expect(files["Content/episodes/x.md"] == nil && files["Content/episodes/y.md"] != nil)
        let warnings = imported.diagnostics.filter { $0.path?.hasSuffix("content/a/x.md") == true }
        #expect(warnings.map(\.severity) == [.warning])
        #expect(imported.report.dropped.counts == ["texts that cannot be read": 1])
    }

    @Test func emptyFoldersAreRefused() {
        #expect(throws: Diagnostic.self) { try imported(["content/a.txt": "x"]) }
    }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
