import Foundation
import Testing

@testable import Theming

/// What the documentation promises, the Default theme uses, and Swift provides must be the same.
@Suite struct ThemeContractTests {
    private var tags: [TemplateTag] {
        defaultTheme.files.filter { $0.key.hasSuffix(".mustache") }
            .flatMap { TemplateScanner.tags(of: $0.value).tags }
    }

    @Test func everySlotIsDocumented() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Themes/themes.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let names = Set(
            tags.filter { [.variable, .unescaped, .section, .inverted].contains($0.kind) }
                .filter { !$0.name.hasPrefix("words.") && $0.name != "." }
                .map { $0.name.split(separator: ".").last.map(String.init) ?? "" })
        #expect(names.count > 50)
        for name in names.sorted() {
            let isNamed = [name, "." + name].contains { text.contains("\($0)`") } || text.contains("`\(name)")
            #expect(isNamed, "Themes/themes.md does not name '\(name)'")
        }
    }

    @Test func everyWordOfATemplateIsInEnglish() throws {
        let words = try loadedDefault().wordBook.words(for: "en")
        let used = Set(tags.map(\.name).filter { $0.hasPrefix("words.") }.map { String($0.dropFirst(6)) })
        #expect(used.subtracting(words.keys) == [])
        let inSwift: Set = [
            "episodeCount", "pictureCount", "seconds", "minutes", "hours", "hoursAndMinutes", "kilobytes", "megabytes",
            "episodes", "all", "place", "pageOf", "season",
            "history",
            "watchOn", "captions",
            "transcript", "host", "tagKind", "categoryKind", "collectionKind", "seasonKind", "personKind",
            "tags", "categories", "collections", "seasons", "peopleTitle", "mostUsed", "website", "search",
        ]
        #expect(words.keys.subtracting(used).subtracting(inSwift) == [], "words that nothing says")
        #expect(inSwift.subtracting(words.keys) == [])
    }

    /// Themes load nothing from elsewhere, and run nothing but the search, the player and the visitor's history, on pages that have
    /// them.
    @Test func noScriptsNoRequests() {
        let scripts = [("player", "player"), ("remembers", "history"), ("search", "search")].map { slot, name in
            "{{#\(slot)}}\n<script src=\"{{root}}theme/\(name).js\" defer></script>\n{{/\(slot)}}"
        }
        for (path, bytes) in defaultTheme.files {
            let text = scripts.reduce(String(decoding: bytes, as: UTF8.self)) { $0.replacing($1, with: "") }
            #expect(!text.contains("<script"), "\(path)")
            #expect(!text.contains("@import") && !text.contains("url("), "\(path)")
        }
    }

    /// Physical properties would put things on the wrong side in right-to-left pages.
    @Test func stylesAreLogical() throws {
        let physical = try Regex(
            "(?m)^\\s*(margin|padding|border)-(left|right|top|bottom)\\b|^\\s*(left|right|top|bottom|width|height|min-width|max-width|min-height|max-height):|text-align: (left|right)|float:"
        )
        for (path, bytes) in defaultTheme.files where path.hasSuffix(".css") {
            let match = String(decoding: bytes, as: UTF8.self).firstMatch(of: physical)
            #expect(match == nil, "\(path): \(match.map { String(describing: $0.output[0].substring) } ?? "")")
        }
    }
}
