import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteBuilder
import SiteDiagnostics
import Testing

/// The table of invalid values, layout-semantics 3.13, row by row: the engine's answer, the certificate's sentence, and
/// the author's diagnostic for the line of a layout file.
@Suite struct BadInputTests {
    @Test func casesStandInTheTablesOrder() {
        var rows: [String] = []
        for input in BadInput.table where rows.last != input.row { rows.append(input.row) }
        #expect(rows == BadInput.rows)
    }

    @Test(arguments: BadInput.all) func answer(_ input: BadInput) {
        let solved = CollectionLayout { _, _ in input.section }
            .solve(in: input.container, itemCounts: [input.itemCount])
        #expect(
            solved.problems.map { "error \($0.name)" } + solved.warnings.map { "\($0.severity) \($0.name)" }
                == input.answer)
        let items = solved.frames().sections[0].items
        // A layout with a problem is not laid out; one with a warning is.
        #expect(items.count == (solved.problems.isEmpty ? max(input.itemCount, 0) : 0))
        #expect(items.allSatisfy { [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite) })
    }

    /// Certificates cover only widths that pages have.
    @Test(arguments: BadInput.all.filter { $0.container == Size(width: 320, height: 480) })
    func sentence(_ input: BadInput) {
        let certificate = SectionCertificate(finder: IntervalFinder(widths: 320...330)) { _ in input.section }
        let said = certificate.findings.map { "\($0.severity.rawValue) \($0.sentences(layout: "it").message)" }
        #expect(said == input.sentences)
    }

    @Test(arguments: BadInput.all.filter { $0.file != nil }) func told(_ input: BadInput) async throws {
        let file = try #require(input.file)
        let page = "---\ntitle: T\nsections:\n  - { title: A, layout: bad }\n---\n"
        let sample = try SampleSite([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\ntheme: Plain\n",
            "Content/index.md": page, "Content/episodes/a.md": episode("A"), "Themes/Plain/theme.yml": "name: Plain\n",
            "Themes/Plain/layouts/bad.yml": file.text + "\n",
            "Themes/Plain/templates/supplementary-badge.mustache": "new",
        ])
        let told: [Diagnostic]
        do {
            told = try await sample.site.inspect().diagnostics
        } catch {
            told = error.diagnostics
        }
        let lines = told.filter { $0.path?.hasSuffix("bad.yml") ?? false }.map { diagnostic in
            let place = diagnostic.position.map { "\($0.line):\($0.column)" } ?? "-"
            return "\(place) \(diagnostic.severity.rawValue) \(diagnostic.id): \(diagnostic.message)"
        }
        #expect(lines == file.told)
        #expect(told.allSatisfy { !($0.hint ?? "").isEmpty })
    }
}
