import CompositionalLayout
import SiteDiagnostics
import SiteTheming
import Testing

/// Values that depend on the size classes of the container.
@Suite struct SizeClassSwitchTests {
    static let sizes: [(width: Double, height: Double)] = [(599, 479), (599, 480), (600, 479), (600, 480)]

    /// Results for compact x compact, compact x regular, regular x compact and regular x regular.
    @Test(
        arguments: [
            ("{ compact: 1, regular: 2 }", [1, 1, 2, 2]),
            ("{ regular: 2, default: 1 }", [1, 1, 2, 2]),
            ("{ any x compact: 1, any x regular: 2 }", [1, 2, 1, 2]),
            ("{ regular x regular: 2, default: 1 }", [1, 1, 1, 2]),
            ("{ compact x any: 1, regular x compact: 2, regular x regular: 3 }", [1, 1, 2, 3]),
            ("{ compact: { any x compact: 1, default: 2 }, regular: 3 }", [1, 2, 3, 3]),
            (
                "{ ..<600: { any x compact: 1, any x regular: 2 }, default: { regular x compact: 3, any: 4 } }",
                [1, 2, 3, 4]
            ),
            ("{ compact: { ..<599: 1, default: 5 }, regular: { ..<601: 6, default: 2 } }", [5, 5, 6, 6]),
        ] as [(String, [Double])])
    func switches(text: String, answers: [Double]) throws {
        let layout = try layout(
            """
            section:
              interGroupSpacing: \(text)
              group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] }
            """)
        let spacings = Self.sizes.map {
            layout.section(for: LayoutEnvironment(width: $0.width, height: $0.height)).interGroupSpacing
        }
        #expect(spacings == answers)
    }

    @Test func wholeSectionsSwitch() throws {
        let layout = try layout(
            """
            section:
              compact:
                group: { axis: horizontal, size: 1w x 90, subitems: [{ size: 1w x 1h }] }
              regular:
                contentInsets: 20
                group: { axis: horizontal, size: 1w x 250, subitems: [{ size: 200 x 1h }] }
            """)
        func height(_ width: Double) -> LayoutDimension {
            layout.section(for: .init(width: width, height: 800)).group.layoutSize.height
        }
        #expect(height(599) == .absolute(90))
        #expect(height(600) == .absolute(250))
    }

    @Test func designsOfCellsSwitch() throws {
        let layout = try layout(
            """
            cell: { regular x regular: card, default: { ..<300: tile, default: row } }
            section: { group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] } }
            """)
        let names = [(299.0, 800.0), (300, 800), (600, 800), (600, 479)].map { width, height in
            layout.cell(for: LayoutEnvironment(width: width, height: height))?.name
        }
        #expect(names == ["tile", "row", "card", "row"])
        let position = layout.cell(for: LayoutEnvironment(width: 600, height: 800))?.position
        #expect(position == SourcePosition(line: 1, column: 28))
        #expect(
            try self.layout(
                "section: { group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] } }"
            ).cell(for: LayoutEnvironment(width: 600, height: 800)) == nil)
    }

    /// The container determines where a class begins, not the file.
    @Test func thresholdsComeFromTheEnvironment() throws {
        let layout = try layout(
            """
            section:
              interGroupSpacing: { compact: 1, regular: 2 }
              group: { axis: vertical, size: 1w x 9, subitems: [{ size: 1w x 9 }] }
            """)
        let thresholds = SizeClassThresholds(regularWidth: 700)
        let spacings = [699.0, 700].map {
            layout.section(for: LayoutEnvironment(width: $0, height: 800, sizeClassThresholds: thresholds))
                .interGroupSpacing
        }
        #expect(spacings == [1, 2])
        #expect(layout.breakpoints == [])
    }

    private func layout(_ yaml: String) throws -> LayoutFile {
        let (layout, diagnostics) = LayoutFile.read(SourceText(path: "a.yml", text: yaml), name: "a")
        #expect(diagnostics.map { DiagnosticFormatter().text($0) } == [])
        return try #require(layout)
    }
}
