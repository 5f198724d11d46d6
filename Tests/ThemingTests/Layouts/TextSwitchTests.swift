import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown
import SiteTheming
import Testing

/// Values that depend on the container's width in em of the root's text.
@Suite struct TextSwitchTests {
    /// Widths with the size of text, in points.
    static let containers: [(width: Double, em: Double)] = [(479, 16), (480, 16), (800, 32), (960, 32), (1200, 20)]

    /// Results for containers of 29.9, 30, 25, 30 and 60 em.
    @Test(
        arguments: [
            ("{ ..<30em: 1, default: 2 }", [1, 2, 1, 2, 2]),
            ("{ ..<30rem: 1, 30em..<60em: 2, 60em...: 3 }", [1, 2, 1, 2, 3]),
            ("{ ..<25.001em: 1, ..<60.0em: 2, default: 3 }", [2, 2, 1, 2, 3]),
            ("{ 30em...: { ..<900: 1, default: 2 }, default: 3 }", [3, 1, 3, 2, 2]),
            ("{ ..<800: { ..<30em: 1, default: 2 }, default: { ..<30em: 3, default: 4 } }", [1, 2, 3, 4, 4]),
            ("{ ..<30em: { ..<27.5em: 1, default: 2 }, default: 3 }", [2, 3, 1, 3, 3]),
            ("{ compact: { ..<30em: 1, default: 2 }, regular: { ..<30em: 3, default: 4 } }", [1, 2, 3, 4, 4]),
            ("{ ..<30em: { compact: 1, regular: 2 }, default: { ..<60em: 3, 60em...: 4 } }", [1, 3, 2, 3, 4]),
        ] as [(String, [Double])])
    func switches(text: String, answers: [Double]) throws {
        let layout = try layout(
            """
            section:
              interGroupSpacing: \(text)
              group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] }
            """)
        let spacings = Self.containers.map { width, em in
            layout.section(for: Self.environment(width, em)).interGroupSpacing
        }
        #expect(spacings == answers)
    }

    @Test func wholeSectionsAndDesignsSwitch() throws {
        let layout = try layout(
            """
            cell: { ..<20em: row, default: card }
            section:
              ..<30em: { group: { axis: horizontal, size: 1w x 90, subitems: [{ size: 1w x 1h }] } }
              default:
                tails: { ..<45em: { 1: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] } }, default: {} }
                group: { axis: horizontal, size: 1w x 90, subitem: { size: 1w x 1h }, count: 2 }
            """)
        #expect(layout.textBreakpoints == [30, 45])
        #expect(layout.breakpoints == [])
        func section(_ width: Double) -> LayoutSection { layout.section(for: Self.environment(width, 16)) }
        #expect(section(479).group != section(480).group)
        #expect(section(719).tailGroups.count == 1 && section(720).tailGroups.isEmpty)
        func cell(_ width: Double) -> String? { layout.cell(for: Self.environment(width, 32))?.name }
        #expect(cell(639) == "row" && cell(640) == "card")
    }

    /// Bounds without a difference do not count.
    @Test func equalValues() throws {
        let layout = try layout(
            """
            section:
              interGroupSpacing: { ..<10em: 4, ..<20em: 4, ..<30em: 8, default: 8 }
              group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] }
            """)
        #expect(layout.textBreakpoints == [20])
    }

    @Test func fourBoundsAreAllowed() throws {
        let text = "{ ..<10em: 1, ..<20em: 2, ..<30em: 3, ..<40em: 4, default: 5 }"
        let layout = try layout(
            """
            section:
              interGroupSpacing: \(text)
              contentInsets: \(text)
              group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] }
            """)
        #expect(layout.textBreakpoints == [10, 20, 30, 40])
    }

    @Test func splitsAreRefused() throws {
        let source = SourceText(path: "a.md", text: "ratio: { ..<40em: 0, default: 0.4 }")
        let value = try #require(YAML.parse(source).value)
        let (split, diagnostics) = PageSplit.read(value, in: source)
        #expect(split == nil)
        #expect(diagnostics.map(\.id) == ["split.text-switch"])
    }

    @Test func boundariesOfPagesAreRefused() throws {
        let source = SourceText(
            path: "a.md", text: "- { kind: bar, size: { ..<40em: 1w x 9, default: 1w x 8 } }")
        let value = try #require(YAML.parse(source).value)
        let (boundary, diagnostics) = PageBoundary.read(value, in: source)
        #expect(boundary == nil)
        #expect(diagnostics.map(\.id) == ["layout.page-boundary-switch"])
    }

    private static func environment(_ width: Double, _ em: Double) -> LayoutEnvironment {
        var environment = LayoutEnvironment(width: width, height: 800)
        environment.traits.textScale = em / LengthUnits.standardEm
        return environment
    }

    private func layout(_ yaml: String) throws -> LayoutFile {
        let (layout, diagnostics) = LayoutFile.read(SourceText(path: "a.yml", text: yaml), name: "a")
        #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
        return try #require(layout)
    }
}
