import SiteDiagnostics
import SitePublication

extension Site {
    /// Builds the site without cached results and compares it with an output folder.
    ///
    /// - Returns: an error for each file that is different, missing or not part of the site.
    package func verify(_ folder: OutputFolder) async throws(BuildFailure) -> [Diagnostic] {
        var cold = self
        cold.options.cacheFolder = nil
        let output = try await cold.build().output
        let plan = try await PublicationPlan(output, in: folder, jobs: options.jobs)
        let changed = plan.placements.map { placement in
            Diagnostic.unfaithful(
                placement.replaces
                    ? "is different: a build without cached results gives different bytes"
                    : "is missing: a build without cached results makes it", folder.shownPath(placement.file.path.text))
        }
        return changed
            + plan.stale.map {
                .unfaithful(
                    "is not part of the site: a build without cached results does not make it",
                    folder.shownPath($0.text))
            }
    }
}

extension Diagnostic {
    fileprivate static func unfaithful(_ what: String, _ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "build.unfaithful", "this file \(what)",
            hint: "build again after 'sitegen clean --cache', and report this fault of sitegen",
            path: path)
    }
}
