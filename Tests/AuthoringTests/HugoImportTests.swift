import Foundation
import SiteDiagnostics
import SiteMarkdown
import Testing

@testable import SiteAuthoring

struct HugoImportTests {
    /// Writes a folder, imports its `content` and returns the files.
    private func imported(
        _ files: [String: String], from source: String = "content"
    ) throws -> (files: [String: String], imported: Imported) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hugo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let imported = try Imported.hugo(folder.appending(path: source).path())
        let texts = (imported.files + [imported.settings].compactMap(\.self)).map { file in
            switch file.contents {
            case .text(let text): (file.path, text)
            case .copy: (file.path, "copied")
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
                "Content/about.md", "Content/contact/index.md", "Content/contact/map.png", "Content/episodes/1.md",
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
            files["Content/site.yml"]
                == "sitegen: 1\ntitle: Old show\ndescription: D\nbaseURL: https://example.com/\nlanguage: de\n")
        #expect(imported.report.episodes == 2 && imported.report.pages == 3 && imported.report.copies == 3)
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
                url: /old/x
                categories: [c]
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
        #expect(imported.report.kept == ["type": 1, "layout": 1, "images": 1, "rating": 1, "menu": 1])
    }

    @Test func shortcodesStayAndAreSaid() throws {
        let body = "a {{< youtube abc >}}\n{{% note %}}b{{% /note %}} {{<youtube d>}} {{</* shown */>}}\n"
        let (files, imported) = try imported(["content/a/x.md": "---\ntitle: X\n---\n" + body])
        #expect(files["Content/episodes/x.md"]?.hasSuffix("\n\n" + body) == true)
        let places = imported.diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)" }
        #expect(
            places == [
                "4:3 the Hugo shortcode 'youtube' is shown as text (and 1 more of it in this file)",
                "5:1 the Hugo shortcode 'note' is shown as text",
            ])
    }

    @Test func aTextThatCannotBeReadIsLeftOutAndReported() throws {
        let (files, imported) = try imported([
            "content/a/x.md": "---\ntitle: {{ x }}\n---\n", "content/a/y.md": "---\ntitle: Y\n---\n",
        ])
        #expect(files["Content/episodes/x.md"] == nil && files["Content/episodes/y.md"] != nil)
        let warnings = imported.diagnostics.filter { $0.path?.hasSuffix("content/a/x.md") == true }
        #expect(warnings.map(\.severity) == [.warning])
        #expect(imported.report.dropped == ["text that cannot be read": 1])
    }

    @Test func emptyFoldersAreRefused() {
        #expect(throws: Diagnostic.self) { try imported(["content/a.txt": "x"]) }
    }
}
