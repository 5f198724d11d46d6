import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import TestSupport
import Testing

/// A small site on disk, built with a theme of the repository.
struct SampleSite {
    let folder: TemporaryFolder
    /// 2026-06-01T00:00Z by default.
    var rules = PublicationRules(now: Instant(secondsSince1970: 1_780_272_000))
    var isStrict = false
    var jobs = 2
    var layouts: [String: SectionProvider] = [:]
    /// True to paint social cards, which takes time.
    var makesCardsAndIcons = false

    /// Creates files by path in the site's folder.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        try folder.add(files)
    }

    /// Creates a site of `Content` whose settings cause no hint.
    init(content: [String: String]) throws {
        let settings = ["site.yml": "title: Grid talk\nbaseURL: https://example.com/show/\n"]
        let files = settings.merging(content) { $1 }
        try self.init(Dictionary(uniqueKeysWithValues: files.map { ("Content/" + $0.key, $0.value) }))
    }

    var site: Site {
        var site = Site(
            folder: folder.path,
            options: BuildOptions(rules: rules, isStrict: isStrict, jobs: jobs, builtInThemes: [Self.themes]))
        site.layouts = layouts
        site.options.makesCardsAndIcons = makesCardsAndIcons
        return site
    }

    func build() async throws(BuildFailure) -> BuiltSite { try await site.build() }

    /// The path of a diagnostic's file relative to the site's folder.
    func shortPath(_ diagnostic: Diagnostic) -> String {
        (diagnostic.path ?? "").replacing(folder.path + "/", with: "", maxReplacements: 1)
    }

    private static let themes = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Themes").standardized.path()
}

/// An episode's file.
func episode(_ title: String, date: String = "2026-05-01", _ lines: String..., body: String = "") -> String {
    (["---", "title: \(title)", "date: \(date)"] + lines + ["---", body, ""]).joined(separator: "\n")
}

extension BuiltSite {
    var paths: [String] { output.files.map(\.path.text) }

    /// The text of an output file that the build made.
    func text(_ path: String) -> String? {
        guard let bytes = output.files.first(where: { $0.path.text == path })?.contents.bytes else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// All stylesheets, one after another.
    var styles: String { paths.filter { $0.hasSuffix(".css") }.compactMap(text).joined() }

    /// The stylesheet of a set of layouts: `feed.mosaic`.
    func styles(of layouts: String) throws -> String {
        try #require(paths.first { $0.withoutAssetDigests.hasPrefix("theme/styles.\(layouts).c0") }.flatMap(text))
    }

    /// `address: id layout count, …` for every page with sections.
    var sections: [String] {
        layouts.map { page in
            let sections = page.sections.map { "\($0.id) \($0.layout ?? "-") \($0.itemCount)" }
            return "\(page.address.path): \(sections.joined(separator: ", "))"
        }
    }
}
