import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication
import TestSupport

extension TemporaryFolder {
    /// Builds the site in the folder `Site` at a time when everything is published, and publishes it into `Output`
    /// beside it.
    @discardableResult
    func publishSite() async throws -> BuiltSite {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)), jobs: 2,
            cacheFolder: try sharedPictures.get().path,
            builtInThemes: [repository + "/Themes"])
        let built = try await Site(folder: self("Site"), options: options).build()
        let target = try OutputFolder(self("Output"), site: self("Site"), inputs: [], home: nil)
        _ = try await built.output.publish(to: target, jobs: 1)
        return built
    }
}
