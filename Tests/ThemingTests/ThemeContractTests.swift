import Foundation
import SiteDiagnostics
import Testing

@testable import SiteTheming

/// The documentation, the themes of the repository and the Swift code agree.
@Suite struct ThemeContractTests {
    private func tags(of theme: ThemeFolder = defaultTheme) -> [TemplateTag] {
        theme.files.filter { $0.key.hasSuffix(".mustache") }.flatMap { TemplateScanner.tags(of: $0.value).tags }
    }

    @Test func thereAreSeveral() {
        #expect(RepositoryThemes.names.contains("Default") && RepositoryThemes.names.count >= 2)
    }

    @Test(arguments: RepositoryThemes.names) func everySlotIsDocumented(theme: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Content/manual/themes.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = Set(
            tags(of: RepositoryThemes.read(theme)).filter {
                [.variable, .unescaped, .section, .inverted].contains($0.kind)
            }
            .filter { !$0.name.hasPrefix("words.") && $0.name != "." }
            .map { $0.name.split(separator: ".").last.map(String.init) ?? "" })
        #expect(names.count > (theme == "Default" ? 50 : 5))
        for name in names.sorted() {
            let isNamed = [name, "." + name].contains { text.contains("\($0)`") } || text.contains("`\(name)")
            #expect(isNamed, "Content/manual/themes.md does not name '\(name)'")
        }
    }

    @Test func everyWordOfATemplateIsInEnglish() throws {
        let words = try loadedDefault().vocabulary.words(for: "en")
        let used = Set(tags().map(\.name).filter { $0.hasPrefix("words.") }.map { String($0.dropFirst(6)) })
        #expect(used.subtracting(words.keys) == [])
        let inSwift: Set = [
            "episodeCount", "pictureCount", "seconds", "minutes", "hours", "hoursAndMinutes", "kilobytes", "megabytes",
            "episodes", "all", "place", "pageNumber", "season",
            "history", "showcaseNote",
            "watchOn", "playOn", "playerFrom", "captions",
            "transcript", "host", "tagKind", "categoryKind", "collectionKind", "seasonKind", "personKind",
            "tags", "categories", "collections", "seasons", "peopleTitle", "mostUsed", "website", "search",
            "subscribe", "newestEpisode", "trailer",
            "headingLink", "calloutNote", "calloutTip", "calloutImportant", "calloutWarning", "calloutCaution",
        ]
        #expect(words.keys.subtracting(used).subtracting(inSwift) == [], "words that nothing says")
        #expect(inSwift.subtracting(words.keys) == [])
    }

    @Test(arguments: RepositoryThemes.names) func everyWordIsThere(theme: String) throws {
        let folder = RepositoryThemes.read(theme)
        let loaded = Theme.load(theme, own: [folder], fallback: defaultTheme, available: []).theme
        let words = try #require(loaded).vocabulary.words(for: "en").keys
        let used = Set(tags(of: folder).map(\.name).filter { $0.hasPrefix("words.") }.map { String($0.dropFirst(6)) })
        #expect(used.subtracting(words) == [])
    }

    /// A theme contains its changes; all other files come from Default.
    @Test(arguments: RepositoryThemes.names) func loadsWithoutProblems(theme: String) throws {
        let folder = RepositoryThemes.read(theme)
        let (loaded, diagnostics) = Theme.load(theme, own: [folder], fallback: defaultTheme, available: [])
        #expect(diagnostics == [])
        let manifest = try #require(loaded).manifest
        #expect(manifest.name == theme)
        #expect((manifest.summary?.count ?? 0) > 20)
        if theme == "Default" { return }
        let copies = folder.files.filter { !$0.value.isEmpty && defaultTheme.files[$0.key] == $0.value }
        #expect(copies.keys.sorted() == [])
        let kinds = Set(folder.files.keys.compactMap { $0.split(separator: "/").first.map(String.init) })
        #expect(
            kinds.isSubset(of: ["theme.yml", "social-card.yml", "templates", "styles", "layouts", "cells", "assets"]))
    }

    @Test(arguments: RepositoryThemes.names) func layoutsReadWithoutProblems(theme: String) {
        let layouts = RepositoryThemes.read(theme).files.filter { $0.key.hasPrefix("layouts/") }
        #expect(layouts.count >= 5)
        for (path, bytes) in layouts {
            let (layout, diagnostics) = LayoutFile.read(SourceText(path: path, bytes: bytes), name: path)
            #expect(layout != nil)
            #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
        }
    }

    /// Themes load nothing from other hosts, and run only the scripts for search, player, history and pictures, on pages that
    /// need them.
    @Test(arguments: RepositoryThemes.names) func noScriptsNoRequests(theme: String) throws {
        let scripts = try [("plays", "player"), ("remembers", "history"), ("search", "search"), ("album", "picture")]
            .map { slot, name in
                // The player takes its words from its element.
                let words = #"( data-[a-z-]+="\{\{words\.[A-Za-z]+\}\}")*"#
                return try Regex(
                    #"\{\{#\#(slot)\}\}\n<script src="\{\{assets\}\}\#(name)\.js" defer\#(words)></script>\n"#)
            }
        for (path, bytes) in RepositoryThemes.read(theme).files {
            let text = scripts.reduce(String(decoding: bytes, as: UTF8.self)) { $0.replacing($1, with: "") }
            #expect(!text.contains("<script"), "\(path)")
            #expect(!text.contains("@import") && !text.contains("url("), "\(path)")
        }
    }

    /// Physical properties would use the wrong side on right-to-left pages.
    @Test(arguments: RepositoryThemes.names) func stylesAreLogical(theme: String) throws {
        let physical = try Regex(
            "(?m)^\\s*(margin|padding|border)-(left|right|top|bottom)\\b|^\\s*(left|right|top|bottom|width|height|min-width|max-width|min-height|max-height):|text-align: (left|right)|(float|clear): (left|right)"
        )
        for (path, bytes) in RepositoryThemes.read(theme).files where path.hasSuffix(".css") {
            let match = String(decoding: bytes, as: UTF8.self).firstMatch(of: physical)
            #expect(match == nil, "\(path): \(match.map { String(describing: $0.output[0].substring) } ?? "")")
        }
    }
}
