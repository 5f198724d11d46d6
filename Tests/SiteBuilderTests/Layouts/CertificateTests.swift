import CompositionalLayout
import LayoutInspection
import SiteBuilder
import SiteDiagnostics
import SitePublication
import Testing

/// The diagnostics of a build about layouts at all widths, for theme files and Swift code.
@Suite struct CertificateTests {
    private static let page = "---\ntitle: T\nsections:\n  - { title: A, layout: wall }\n---\n"

    /// Ranges that leave out the width 500.
    private static let wall: SectionProvider = { environment in
        let columns =
            switch environment.container.effectiveContentSize.width {
            case 0..<500: 1
            case 501...1024: 2
            default: 3
            }
        let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(50))
        return LayoutSection(
            group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
    }

    @Test func aHoleInASwiftProvider() async throws {
        var sample = try SampleSite(content: ["index.md": Self.page, "episodes/a.md": episode("A")])
        sample.layouts["wall"] = Self.wall
        let built = try await sample.build()
        #expect(
            built.diagnostics == [
                Diagnostic(
                    .warning, id: "layout.width-hole",
                    "layout 'wall' has no range for 500..<501 px and uses the answer from 1025 px on: 3 columns between 1 and 2",
                    hint: "begin the next range at 500")
            ])
        let certificate = try #require(built.layouts.first { $0.address == .home }?.sections.first?.certificate)
        guard case .hole(let hole)? = certificate.findings.first?.kind else {
            Issue.record("no hole in \(certificate.findings)")
            return
        }
        #expect(hole.lower == .from(500) && hole.upper == .from(501))
    }

    /// The layout file's diagnostic has a position. The certificate contains the finding, but it is not reported twice.
    @Test func aHoleInAThemeFile() async throws {
        let layout = """
            section:
              group:
                axis: horizontal
                size: 1w x 50
                subitem: { size: 1w x 50 }
                count: { 0..<500: 1, 501...1024: 2, default: 3 }
            """
        let sample = try SampleSite([
            "Content/site.yml": "title: Grid talk\nbaseURL: https://example.com/\ntheme: Plain\n",
            "Content/index.md": Self.page, "Content/episodes/a.md": episode("A"),
            "Themes/Plain/theme.yml": "name: Plain\n", "Themes/Plain/layouts/wall.yml": layout,
        ])
        let inspected = try await sample.site.inspect()
        let said = inspected.diagnostics.filter { $0.id == "layout.width-hole" }
        #expect(said.count == 1)
        #expect(said.first?.path?.hasSuffix("Themes/Plain/layouts/wall.yml") == true)
        #expect(said.first?.position == SourcePosition(line: 6, column: 26))
        let certificate = try #require(inspected.layouts.first?.sections.first?.certificate)
        #expect(certificate.findings.map(\.id) == ["layout.width-hole"])
        #expect(
            certificate.interval(at: 500, inWindowsOfHeight: 800)?.widths == WidthSpan(lowerBound: 500, upperBound: 501)
        )
    }

    @Test func layoutsThatCannotBeBuiltCanBeInspected() async throws {
        var sample = try SampleSite(content: ["index.md": Self.page, "episodes/a.md": episode("A")])
        sample.layouts["wall"] = { environment in
            var section = Self.wall(environment)
            section?.contentInsets = .init(leading: 200, trailing: 200)
            return section
        }
        await #expect(throws: BuildFailure.self) { try await sample.build() }
        let inspected = try await sample.site.inspect()
        #expect(inspected.diagnostics.contains { $0.id == "layout.no-room" && $0.isError })
        #expect(inspected.layouts.contains { $0.address == .home })
    }
}
