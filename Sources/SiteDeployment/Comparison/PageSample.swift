import SiteChecks
import SiteDiagnostics

/// Some of the pages that a deployment would replace, compared with their new versions.
package struct PageSample: Encodable, Sendable {
    /// The number of pages that both versions of the site have, with different bytes.
    package let changed: Int
    /// The number of these pages that were compared.
    package let compared: Int
    /// The number of compared pages with the same text: only common parts are different.
    package let sameText: Int
}

extension SiteComparison {
    /// Compares changed pages, spread evenly over the site.
    ///
    /// - Parameter count: the most pages to compare.
    /// - Throws: a diagnostic `io.…` if a published page cannot be read.
    func sample(of count: Int) async throws(Diagnostic) -> PageSample {
        let pages = versions.changed.filter { $0.hasSuffix(".html") }
        let step = max(1, (pages.count + count - 1) / count)
        let chosen = stride(from: 0, to: pages.count, by: step).map { pages[$0] }
        let pairs = try await pairs(of: chosen) { PublishedPage($0).text }
        let same = pairs.count { $0.old != nil && $0.old == $0.new }
        return PageSample(changed: pages.count, compared: pairs.count, sameText: same)
    }
}
