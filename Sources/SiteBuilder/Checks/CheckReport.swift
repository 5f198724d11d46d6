import SiteChecks
import SiteDiagnostics
import SitePublication

/// The result of ``Site/check()``.
package struct CheckReport: Sendable {
    package let built: BuiltSite
    /// Problems that only the check finds, sorted.
    package let findings: [Diagnostic]
    package let weights: SiteWeights
    package let transcripts: TranscriptCoverage
    /// Links to other sites. Each address appears once, at its first place.
    package let externalLinks: [ExternalLink]
}

extension Site {
    /// Builds the site in memory and checks links and fragments, alternative texts, headings, colours and file sizes.
    /// It does not use the network.
    ///
    /// - Throws: the problems that stop the build.
    package func check() async throws(BuildFailure) -> CheckReport {
        let (rendered, built) = try await make()
        let planned = rendered.site.planned
        let (catalog, sources) = (planned.catalog, planned.sources)
        let index = OutputIndex(built.output, base: catalog.site.base)
        let pages = await rendered.pages.concurrentMap(jobs: options.jobs) { CheckedPage($0, in: index) }
        let ids = Dictionary(pages.map { ($0.path, $0.scan.ids) }) { first, _ in first }
        let links = rendered.links + catalog.site.menuLinks(in: sources.settings)
        let known = Set(links.flatMap(\.targets))
        let templates = TemplateSources(planned.theme.templateSources)
        let weights = SiteWeights(pages, of: planned.plans, in: index)
        var findings = pages.flatMap {
            $0.problems(in: index, ids: ids, except: known, templates: templates)
        }.oncePerPlace
        findings += rendered.links.fragmentProblems(ids: ids)
        findings += catalog.bodyProblems(planned.bodies.episodes)
        findings += planned.missingAlternatives
        findings += catalog.missingTranscripts
        findings += ThemeColors(planned.theme.styleSources).problems
        findings += Budgets.problems(catalog.site.budgets, in: sources.settings, of: weights)
        return CheckReport(
            built: built, findings: Set(findings).sorted(), weights: weights,
            transcripts: catalog.transcriptCoverage,
            externalLinks: ExternalLink.all(in: catalog, bodies: planned.bodies.episodes, pages: pages))
    }
}

extension [Diagnostic] {
    /// Merges problems that one place of a template causes on several pages.
    fileprivate var oncePerPlace: [Diagnostic] {
        var counts: [String: Int] = [:]
        func place(_ problem: Diagnostic) -> String? {
            problem.position.map { "\(problem.id) \(problem.path ?? "") \($0.line):\($0.column)" }
        }
        let first = filter { problem in
            guard let place = place(problem) else { return true }
            counts[place, default: 0] += 1
            return counts[place] == 1
        }
        return first.map { problem in
            guard let place = place(problem), let count = counts[place], count > 1 else { return problem }
            var problem = problem
            problem.message += " (and \(count - 1) more \(count == 2 ? "page" : "pages"))"
            return problem
        }
    }
}
