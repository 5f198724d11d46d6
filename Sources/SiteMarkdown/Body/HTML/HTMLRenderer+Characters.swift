import SiteDiagnostics

extension HTMLRenderer {
    /// Reports the first of these nodes, once per file.
    mutating func report(withoutCharacter nodes: [MarkdownNode]) {
        guard let first = nodes.map(position(of:)).min() else { return }
        let others = nodes.count == 1 ? "" : " (and \(nodes.count - 1) more in this file)"
        diagnostics.append(
            Diagnostic(
                .warning, id: "markdown.no-character",
                "this reference is not a valid character: it is shown as \u{FFFD}\(others)",
                hint: "remove it, or put it in backticks to show the reference itself", in: source, at: first))
    }
}
