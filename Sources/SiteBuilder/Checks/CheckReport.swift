import SiteChecks
import SiteDiagnostics
import SitePublication

/// A site that was built in memory and looked at.
package struct CheckReport: Sendable {
    package let built: BuiltSite
    /// What is wrong beyond what every build says, sorted.
    package let findings: [Diagnostic]
    package let weights: SiteWeights
    /// Links that leave the site, each address once, where it is written first.
    package let externalLinks: [ExternalLink]
}

extension Site {
    /// Builds the site in memory and checks what only the whole of it tells: links and fragments, alternative texts,
    /// headings, colours, weights. Nothing is fetched.
    ///
    /// - Throws: what keeps the site from being built.
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
        findings += ThemeColors(planned.theme.styleSources).problems
        findings += Budgets.problems(catalog.site.budgets, in: sources.settings, of: weights)
        return CheckReport(
            built: built, findings: Set(findings).sorted(), weights: weights,
            externalLinks: ExternalLink.all(in: catalog, bodies: planned.bodies.episodes, pages: pages))
    }
}

extension [Diagnostic] {
    /// What one place of a template does wrong on many pages is one problem.
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
