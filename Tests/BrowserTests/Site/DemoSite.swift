import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication
import TestSupport

/// The demo site of the repository, built and published into a folder that exists as long as the value.
struct DemoSite: Sendable {
    let built: BuiltSite
    private let folder: TemporaryFolder

    /// The unchanged site, built once for all tests, because its pictures take twenty seconds of processor time.
    static var shared: DemoSite { get async throws { try await sharedSite.value } }

    private static let sharedSite = Task {
        let site = try await DemoSite()
        site.folder.removeAtExit()
        return site
    }

    /// The site with a different public address than in `site.yml`. The pictures are those of the shared site.
    static func at(base: String) async throws -> DemoSite {
        _ = try await shared
        return try await DemoSite(base: base)
    }

    private init(base: String? = nil) async throws {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        // A time at which all lessons are published.
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

    /// The absolute path of the output folder.
    var output: String { folder("Output") }
}

/// The folder for files made from pictures, shared by all sites of the run. Their names identify their content, so
/// parallel builds cannot conflict.
let sharedPictures = Result {
    let folder = try TemporaryFolder()
    folder.removeAtExit()
    return folder
}
