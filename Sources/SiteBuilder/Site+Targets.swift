import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

extension Site {
    /// The places that `deploy:` in the site's settings declares, in the order of the file.
    ///
    /// - Throws: the problems of the settings, when one of them is an error.
    package func deployTargets() throws(BuildFailure) -> [DeployTarget] {
        guard let settings = try settingsFile() else { return [] }
        let (targets, diagnostics) = DeployTarget.all(in: settings)
        guard !diagnostics.containsErrors else { throw BuildFailure(diagnostics) }
        return targets
    }

    /// The services to announce to, and the settings file that names them.
    ///
    /// - Parameter report: is told warnings about the services.
    /// - Throws: the problems of the settings, when one of them is an error.
    package func announceSettings(
        report: ([Diagnostic]) -> Void
    ) throws(BuildFailure) -> (services: AnnounceSettings, settings: SourceText) {
        let settings = try settingsFile() ?? SourceText(path: "", bytes: [])
        let (services, diagnostics) = AnnounceSettings.read(in: settings)
        guard !diagnostics.containsErrors else { throw BuildFailure(diagnostics) }
        report(diagnostics)
        return (services, settings)
    }

    /// `site.yml`; `nil` if the site has none.
    private func settingsFile() throws(BuildFailure) -> SourceText? {
        let folders = try SiteFolders(folder)
        for name in ["site.yml", "site.yaml"] {
            do throws(SystemError) {
                let bytes = try fileBytes(joinedPath(folders.content, name))
                return SourceText(path: joinedPath(folders.shownContent, name), bytes: bytes)
            } catch {
                if error.isAbsence { continue }
                throw BuildFailure([.unreadable(joinedPath(folders.shownContent, name), error)])
            }
        }
        return nil
    }
}
