import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication
import TestSupport

/// The repository's own site, built and published into a folder that lives as long as the value.
struct DemoSite: Sendable {
    let built: BuiltSite
    private let folder: TemporaryFolder

    /// The site as it is, built once for all tests: its pictures take a processor twenty seconds.
    static var shared: DemoSite { get async throws { try await sharedSite.value } }

    private static let sharedSite = Task {
        let site = try await DemoSite()
        site.folder.removeAtExit()
        return site
    }

    /// The site with another public address than the one in `site.yml`. The pictures are those of the shared one.
    static func at(base: String) async throws -> DemoSite {
        _ = try await shared
        return try await DemoSite(base: base)
    }

    private init(base: String? = nil) async throws {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        // Any time at which all lessons are out.
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)),
            base: try base.map { try BaseAddress(parsing: $0) },
            jobs: ProcessInfo.processInfo.activeProcessorCount, cacheFolder: try sharedPictures.get().path,
            builtInThemes: [repository + "/Themes"])
        folder = try TemporaryFolder()
        built = try await Site(folder: repository, options: options).build()
        let target = try OutputFolder(folder("Output"), site: repository, inputs: [], home: nil)
        _ = try await built.output.publish(to: target, jobs: 1)
    }

    /// Absolute path of the folder with the files.
    var output: String { folder("Output") }
}

/// Where files made from pictures are kept for all sites of the run: their names stand for what is in them, so none is ever
/// another one, whoever builds at the same time.
let sharedPictures = Result {
    let folder = try TemporaryFolder()
    folder.removeAtExit()
    return folder
}
