import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteDiagnostics

extension UsedLayout {
    /// What the certificate found, at each place where the layout is written.
    ///
    /// - Parameter known: what was said when the files were read: where a file shows the mistake itself, that is better said
    ///   there, and not twice.
    func diagnostics(besides known: [Diagnostic], in environment: PageEnvironment) -> [Diagnostic] {
        certificate.findings.flatMap { finding in
            let section = provider(
                environment.layoutEnvironment(
                    width: Double(finding.widths.lowerBound), height: finding.heightBelow.map { $0 - 1 }))
            return origins.compactMap { origin in
                let diagnostic = origin.diagnostic(finding, in: section)
                return known.contains { finding.isSaid(by: $0, of: diagnostic.path) } ? nil : diagnostic
            }
        }
    }
}

extension Finding {
    /// True when reading a layout's file has said the same.
    fileprivate func isSaid(by known: Diagnostic, of path: String?) -> Bool {
        guard let path, known.path == path, known.id == id else { return false }
        switch kind {
        case .hole, .engine: return true
        default: return false
        }
    }
}
