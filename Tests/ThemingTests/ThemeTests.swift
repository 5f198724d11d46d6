import SiteDiagnostics
import SiteEpisodes
import Testing

@testable import SiteTheming

@Suite struct ThemeTests {
    @Test func theDefaultThemeIsWholeAndWithoutProblems() throws {
        let (theme, diagnostics) = load("Default", own: [defaultTheme])
        #expect(diagnostics.isEmpty)
        let loaded = try #require(theme)
        #expect(loaded.manifest.name == "Default")
        #expect(loaded.templates.names.isSuperset(of: TemplateName.allCases.map(\.rawValue)))
        #expect(loaded.assets.keys.contains(Address(file: loaded.assetFolder + "/favicon.svg")))
        #expect(loaded.vocabulary.words(for: "en")["next"] == "Next")
    }

    /// Browsers keep assets for a year. Their folder changes if and only if an asset changes.
    @Test func assetsHaveAFolderOfTheirDigest() throws {
        func folder(_ files: [String: String]) throws -> String {
            let loaded = try #require(load("Plain", own: [themeFolder("Themes/Plain", files)]).0)
            #expect(loaded.assets.keys.allSatisfy { $0.outputPath.hasPrefix(loaded.assetFolder + "/") })
            return loaded.assetFolder
        }
        let plain = try folder(["assets/a.js": "1", "assets/b/c.js": "2"])
        #expect(plain.hasPrefix("theme/c0") && plain.utf8.count == 18)
        #expect(try folder(["assets/b/c.js": "2", "assets/a.js": "1", "styles/1.css": "a{}"]) == plain)
        let others = try [
            folder(["assets/a.js": "1", "assets/b/c.js": "3"]), folder(["assets/a.js": "12", "assets/b/c.js": ""]),
            folder(["assets/a.js": "1", "assets/b/d.js": "2"]), folder(["assets/a.js": "1"]), folder([:]),
            folder(["assets/a.js": "2", "assets/b/c.js": "1"]),
        ]
        #expect(Set(others + [plain]).count == others.count + 1)
    }

    /// A site's theme replaces single files of Default and adds others.
    @Test func nearerFilesHideFartherOnes() throws {
        let own = themeFolder(
            "Themes/Plain",
            [
                "templates/swatch.mustache": "mine", "styles/99-mine.css": "a{}", "words/en.yml": "next: On we go",
                "assets/favicon.svg": "<svg/>",
            ])
        let (theme, diagnostics) = load("Plain", own: [own])
        #expect(diagnostics.isEmpty)
        let loaded = try #require(theme)
        #expect(loaded.templates.render("swatch", [:])?.text == "mine")
        #expect(loaded.templates.names.contains("layout"))
        #expect(String(decoding: loaded.stylesheet, as: UTF8.self).hasSuffix("@layer theme {\na{}}\n"))
        #expect(loaded.assets[Address(file: loaded.assetFolder + "/favicon.svg")] == Array("<svg/>".utf8))
        #expect(loaded.vocabulary.words(for: "en")["next"] == "On we go")
        #expect(loaded.vocabulary.words(for: "en")["previous"] == "Previous")
    }

    @Test func aThemeThatStandsAloneNeedsEveryTemplate() throws {
        let own = themeFolder("Themes/Plain", ["theme.yml": "extends: none\n", "templates/page.mustache": "p"])
        let (_, diagnostics) = load("Plain", own: [own])
        #expect(Set(diagnostics.map(\.id)) == ["theme.missing-template"])
        #expect(diagnostics.count == TemplateName.allCases.count - 1)
        #expect(diagnostics.allSatisfy { $0.path == "Themes/Plain" && $0.isError })
    }

    @Test func anUnknownThemeIsNamedWithASuggestion() throws {
        let (theme, diagnostics) = load("Defualt", own: [])
        #expect(theme == nil)
        #expect(diagnostics.map(\.message) == ["there is no theme 'Defualt' (did you mean 'Default'?)"])
        #expect(diagnostics.map(\.id) == ["theme.not-found"])
    }

    @Test(arguments: [
        ("nmae: x\n", ["theme.unknown-key"]),
        ("name: x\nlayouts: { hom: feed }\n", ["theme.unknown-key"]),
        ("extends: Other\n", ["theme.bad-extends"]),
        ("- a\n", ["theme.not-a-map"]),
        ("", []),
        ("name: Plain\ndescription: d\nlayouts: { home: list }\n", []),
        ("sizeClasses: { regularWidth: 700, regularHeight: 0 }\nlayoutMargins: 20\nreadableWidth: none\n", []),
        ("sizeClasses: 600\n", ["theme.bad-size-classes"]),
        ("sizeClasses: { regularWidht: 600 }\n", ["theme.unknown-key"]),
        ("sizeClasses: { regularWidth: wide, regularHeight: -1 }\n", ["theme.bad-points", "theme.bad-points"]),
        ("layoutMargins: all\nreadableWidth: -2\n", ["theme.bad-points", "theme.bad-points"]),
        ("contentInsetsReference: readableContents\n", ["theme.bad-insets-reference"]),
        ("contentInsetsReference: [safeArea]\n", ["theme.bad-insets-reference"]),
        ("contentInsetsReference: none\n", []),
    ])
    func manifests(text: String, expected: [String]) {
        let own = themeFolder("Themes/Plain", ["theme.yml": text])
        let (theme, diagnostics) = load("Plain", own: [own])
        #expect(theme != nil)
        #expect(diagnostics.map(\.id) == expected)
    }

    @Test(arguments: [
        ("a { b: c }", nil), ("a { content: \"}\"; /* } */ }", nil), ("a\\} { }", nil),
        ("a { } }", "1:7: theme.unbalanced-styles"),
        ("b{}\na { ", "2:3: theme.unbalanced-styles"),
        ("/* never", "1:1: theme.unbalanced-styles"),
        ("li { margin: 9px ! Important }", "1:18: theme.important"),
        ("li { margin: 9px !/**/\\69mportant }", "1:18: theme.important"),
        ("a::before { content: '!important' /* !important */ }", nil),
    ])
    func stylesCannotLeaveTheirLayer(css: String, expected: String?) {
        let own = themeFolder("Themes/Plain", ["styles/50-x.css": css])
        let (_, diagnostics) = load("Plain", own: [own])
        #expect(diagnostics.map(\.place) == (expected.map { ["Themes/Plain/styles/50-x.css:\($0)"] } ?? []))
    }

    @Test func wordsFallBackByLanguage() throws {
        let own = themeFolder("Themes/Plain", ["words/de.yml": "next: Weiter\n", "words/de-CH.yml": "page: Siite\n"])
        let (theme, _) = Theme.load(
            "Plain", own: [own], fallback: defaultTheme, available: ["Plain"])
        let words = try #require(theme).vocabulary.words(for: "de-CH")
        #expect(words["page"] == "Siite")
        #expect(words["next"] == "Weiter")
        #expect(words["previous"] == "Zurück")
        #expect(words.episodes(1) == "1 Folge")
        #expect(words.episodes(24) == "24 Folgen")
    }

    private func load(_ name: String, own: [ThemeFolder]) -> (Theme?, [Diagnostic]) {
        Theme.load(name, own: own, fallback: defaultTheme, available: ["Default", "Plain"])
    }
}

@Suite struct BuiltInThemesTests {
    @Test func fromTheExecutableUpwards() {
        let folders = BuiltInThemes.folders(executable: "/opt/sitegen/bin/sitegen")
        #expect(folders.first == "/opt/sitegen/bin/Themes")
        #expect(folders.contains("/opt/sitegen/share/sitegen/Themes"))
        #expect(folders.last == "/checkouts/sitegen/Themes")
        #expect(folders.count == 4 * 3)
    }
}
