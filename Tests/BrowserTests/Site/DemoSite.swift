import Episodes
import Foundation
import SiteBuilder
import TestSupport

/// The repository's own site, built and published into a folder that lives as long as the value.
struct DemoSite {
    let built: BuiltSite
    private let folder: TemporaryFolder

    /// - Parameter base: public address instead of the one in `site.yml`.
    init(base: String? = nil) async throws {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        // Any time at which all lessons are out.
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)),
            base: try base.map { try BaseAddress(parsing: $0) },
            jobs: ProcessInfo.processInfo.activeProcessorCount, builtInThemes: [repository + "/Themes"])
        folder = try TemporaryFolder()
        built = try await Site(folder: repository, options: options).build()
        let target = try OutputFolder(folder("Output"), site: repository, inputs: [], home: nil)
        _ = try await built.output.publish(to: target, jobs: 1)
    }

    /// Absolute path of the folder with the files.
    var output: String { folder("Output") }
}
