import Foundation
import Testing

/// The README and the manual, which is a part of the demo site.
@Suite struct ManualTests {
    static let checkout = Article.sources.deletingLastPathComponent()
    static let pages = markdown(in: "Content/manual").map { "Content/manual/\($0)" }
    static let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Tests/README.md"] + pages

    private static func markdown(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: checkout.appending(path: folder).path())
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
    }

    @Test func guidesAreInTheManual() {
        #expect(Self.pages.count >= 20)
        #expect(Self.markdown(in: "Themes") == [])
        // Pages of the demo itself.
        #expect(
            Self.markdown(in: "Content") == [
                "about.fa.md", "about.md", "albums.md", "index.md", "library.md", "patterns.md", "plan.md", "themes.md",
            ])
    }

    @Test func theIndexLinksEveryPage() throws {
        let links = try Self.text("Content/manual/index.md").split(separator: "\n").compactMap {
            $0.prefixMatch(of: #/- \[[^\]]+\]\(([^)]+)\): /#)
        }
        #expect(
            links.map { String($0.output.1) }.sorted()
                == Self.pages.map { $0.replacing("Content/manual/", with: "") }.filter { $0 != "index.md" })
    }

    @Test(arguments: documents) func sentencesAreShort(document: String) throws {
        let text = try Self.text(document)
        for sentence in Prose(text).sentences {
            #expect(sentence.split(separator: " ").count <= 35, "\(sentence)")
            // "What" begins a question, and no noun.
            #expect(!sentence.hasPrefix("What ") || sentence.hasSuffix("?"), "\(sentence)")
        }
        for line in text.split(separator: "\n") {
            #expect(line.split(separator: " ").count { $0.contains(where: \.isLetter) } <= 35, "\(line)")
        }
    }

    @Test func sentencesAreFound() {
        let text = """
            ---
            title: One
            aliases: [/two/]
            ---

            ## Three

            A first one. A second
            one with `code of words` and [a link](to/a page).

            - An item
            | cell | other cell |
            ```sh
            nothing
            ```
            """
        #expect(
            Prose(text).sentences.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "One", "Three", "A first one.", "A second one with code and [a link].", "An item", "cell", "other cell",
            ])
    }

    @Test(arguments: documents) func linksLeadSomewhere(document: String) throws {
        let folder = Self.checkout.appending(path: document).deletingLastPathComponent()
        // Code shows links of other files.
        let text = try Self.text(document).replacing(/(?ms)^```.*?^```$/, with: "").replacing(/`[^`]*`/, with: "")
        for link in text.matches(of: /\]\(([^)#:\s]+)(?:#[^)\s]*)?(?: "[^"]*")?\)/) {
            let target = folder.appending(path: String(link.1)).standardized.path()
            #expect(FileManager.default.fileExists(atPath: target), "\(link.0)")
        }
    }

    @Test func theReadmeIsShortAndHasAPicture() throws {
        let text = try Self.text("README.md")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        let pictures = text.matches(of: /!\[[^\]]+\]\(([^)]+)\)/)
        #expect(pictures.count == 1)
        let picture = Self.checkout.appending(path: String(try #require(pictures.first).1))
        #expect(try Data(contentsOf: picture).count <= 200_000)
    }
}
