import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

extension Site {
    /// The places that `deploy:` in the site's settings declares, in the order of the file.
    ///
    /// - Throws: the problems of the settings, when one of them is an error.
    package func deployTargets() throws(BuildFailure) -> [DeployTarget] {
        let folders = try SiteFolders(folder)
        for name in ["site.yml", "site.yaml"] {
            let location = joinedPath(folders.content, name)
            let bytes: [UInt8]
            do throws(SystemError) { bytes = try fileBytes(location) } catch {
                if error.isAbsence { continue }
                throw BuildFailure([.unreadable(joinedPath(folders.shownContent, name), error)])
            }
            let settings = SourceText(path: joinedPath(folders.shownContent, name), bytes: bytes)
            let (targets, diagnostics) = DeployTarget.all(in: settings)
            guard !diagnostics.containsErrors else { throw BuildFailure(diagnostics) }
            return targets
        }
        return []
    }
}
