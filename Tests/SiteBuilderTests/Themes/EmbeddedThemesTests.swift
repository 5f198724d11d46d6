import Foundation
import SiteBuilder
import SiteEmbeddedThemes
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// The themes inside the program, for a program without other files.
@Suite struct EmbeddedThemesTests {
    private static let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized.path

    private func options(_ folders: [String], jobs: Int = 2) -> BuildOptions {
        let rules = PublicationRules(now: Instant(secondsSince1970: 1_780_272_000))
        var options = BuildOptions(rules: rules, jobs: jobs, builtInThemes: folders)
        options.embeddedThemes = EmbeddedThemes.folders
        options.makesCardsAndIcons = false
        return options
    }

    /// The embedded files equal those in the folder byte for byte.
    @Test func theyAreTheFilesOfTheFolder() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.themes)
            .filter { FileManager.default.fileExists(atPath: "\(Self.themes)/\($0)/theme.yml") }
        #expect(names.sorted() == EmbeddedThemes.folders.keys.sorted())
        for name in names {
            let folder = URL(filePath: Self.themes).appending(path: name)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(
                    atPath: folder.appending(path: $0).path, isDirectory: &isFolder) && !isFolder.boolValue
            }
            let embedded = try #require(EmbeddedThemes.folders[name])
            #expect(embedded.files.keys.sorted() == files.sorted())
            for file in files {
                let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
                #expect(embedded.files[file] == bytes, "\(name)/\(file)")
            }
        }
    }

    @Test(arguments: ["Default", "Airtime"]) func aSiteIsTheSameWithThemAlone(theme: String) async throws {
        let files = ["episodes/one.md": episode("One"), "site.yml": "title: Show\ntheme: \(theme)\n"]
        let sample = try SampleSite(content: files)
        var outputs: [[String: String?]] = []
        for folders in [[Self.themes], []] {
            let built = try await Site(folder: sample.folder.path, options: options(folders)).build()
            outputs.append(Dictionary(uniqueKeysWithValues: built.paths.map { ($0, built.text($0)) }))
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0].count > 10)
    }

    @Test func aMisspeltNameIsSuggested() async throws {
        let sample = try SampleSite(content: ["site.yml": "theme: Airtme\n", "episodes/one.md": episode("One")])
        let failure = await #expect(throws: BuildFailure.self) {
            try await Site(folder: sample.folder.path, options: options([])).build()
        }
        #expect(failure?.diagnostics.first?.message == "there is no theme 'Airtme' (did you mean 'Airtime'?)")
    }

    /// A program inside a site also finds the site's own `Themes`, which need not be complete.
    @Test func aSitesOwnThemesAreNotTakenForThem() async throws {
        let sample = try SampleSite(content: ["episodes/one.md": episode("One")])
        try sample.folder.add(["Themes/Default/theme.yml": "name: Default\n"])
        let themes = URL(filePath: sample.folder("Themes")).resolvingSymlinksInPath().path
        let built = try await Site(folder: sample.folder.path, options: options([themes])).build()
        #expect(built.paths.contains("episodes/one/index.html"))
    }
}
