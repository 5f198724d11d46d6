import SiteBuilder
import SiteFileSystem
import SitePreview
import SitePublication

extension LiveSite {
    /// A build for the preview. The files made from the whole site follow after it is shown.
    func outcome(after difference: SourceDifference) async -> BuildOutcome {
        do throws(BuildFailure) {
            var outcome = BuildOutcome(try await build(after: difference))
            outcome.rest = { await self.rest() }
            return outcome
        } catch {
            return BuildOutcome(error)
        }
    }

    private func rest() async -> BuildOutcome? {
        do throws(BuildFailure) {
            guard let build = try await completed() else { return nil }
            var outcome = BuildOutcome(build)
            outcome.isRest = true
            return outcome
        } catch {
            return BuildOutcome(error)
        }
    }
}

extension BuildOutcome {
    fileprivate init(_ build: LiveBuild) {
        let site = build.site
        self.init(
            files: site.output, diagnostics: site.diagnostics, layouts: site.layouts + site.copyLayouts,
            changed: build.changed)
    }

    fileprivate init(_ failure: BuildFailure) { self.init(files: nil, diagnostics: failure.diagnostics) }
}
