import SiteDiagnostics
import SiteMarkdown

extension RenderedMarkdown {
    /// Problems of a text, with their positions.
    package func problems(in source: SourceText) -> [Diagnostic] {
        headingProblems(in: source) + imageProblems(in: source)
    }

    /// Checks the headings: a body begins with a heading of the highest level, and no level is skipped.
    private func headingProblems(in source: SourceText) -> [Diagnostic] {
        let top = headings.map(\.level).min() ?? 1
        var last = top - 1
        return headings.compactMap { heading in
            defer { last = heading.level }
            guard heading.level > last + 1 else { return nil }
            let marks = String(repeating: "#", count: last + 1)
            return Diagnostic(
                .warning, id: "check.heading-order",
                last < top
                    ? "a heading of level \(heading.level) has no heading of level \(top) above it"
                    : "a heading of level \(heading.level) follows one of level \(last)",
                hint: "write '\(marks)': screen readers jump from heading to heading", in: source,
                at: heading.position)
        }
    }

    /// Checks that every picture has a text alternative.
    private func imageProblems(in source: SourceText) -> [Diagnostic] {
        references.compactMap { reference in
            guard reference.use == .image, let range = reference.htmlRange,
                html[range.upperBound...].starts(with: "\" alt=\"\"".utf8)
            else { return nil }
            return Diagnostic(
                .warning, id: "check.missing-alternative", "this picture has no alternative text",
                hint: "describe it between the brackets: ![Two rows of cards](rows.png)", in: source,
                at: reference.position)
        }
    }
}
