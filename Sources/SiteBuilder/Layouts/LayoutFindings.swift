import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics

extension UsedLayout {
    /// Diagnostics for the findings of the certificate, one at each place that holds the layout.
    ///
    /// - Parameter known: diagnostics from reading the files. A finding that one of them already reports is left out.
    func diagnostics(besides known: [Diagnostic], in environment: PageEnvironment) -> [Diagnostic] {
        certificate.findings.flatMap { finding in
            let section = provider(
                environment.meeting(finding.condition).layoutEnvironment(width: Double(finding.widths.lowerBound)))
            return origins.compactMap { origin in
                let diagnostic = origin.diagnostic(finding, in: section)
                return known.contains { finding.isSaid(by: $0, of: diagnostic.path) } ? nil : diagnostic
            }
        }
    }
}

extension Finding {
    /// Whether a diagnostic from reading the layout's file already reports this finding.
    fileprivate func isSaid(by known: Diagnostic, of path: String?) -> Bool {
        guard let path, known.path == path, known.id == id else { return false }
        switch kind {
        case .hole, .engine: return true
        default: return false
        }
    }
}
