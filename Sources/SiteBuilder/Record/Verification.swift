import SiteDiagnostics
import SitePublication

extension Site {
    /// Builds without anything that earlier builds have left, and compares with what lies in an output folder.
    ///
    /// - Returns: an error for every file that is another one, missing, or too much.
    package func verify(_ folder: OutputFolder) async throws(BuildFailure) -> [Diagnostic] {
        var cold = self
        cold.options.cacheFolder = nil
        let output = try await cold.build().output
        let plan = try await PublicationPlan(output, in: folder, jobs: options.jobs)
        let changed = plan.placements.map { placement in
            Diagnostic.unfaithful(
                placement.replaces ? "is another one" : "is missing", folder.shownPath(placement.file.path.text))
        }
        return changed + plan.stale.map { .unfaithful("is too much", folder.shownPath($0.text)) }
    }
}

extension Diagnostic {
    fileprivate static func unfaithful(_ what: String, _ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "build.unfaithful", "this file \(what): a build that reuses nothing makes the site otherwise",
            hint: "build again after 'sitegen clean --cache', and please report it: this is a fault of sitegen's",
            path: path)
    }
}
