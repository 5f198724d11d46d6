import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown
import SiteTheming
import Testing

/// `split:` in front matter. `WrongSites` contains the wrong values.
@Suite struct PageSplitTests {
    private func split(_ text: String) throws -> PageSplit {
        let source = SourceText(path: "index.md", text: text)
        let (split, diagnostics) = PageSplit.read(try #require(YAML.parse(source).value), in: source)
        #expect(diagnostics == [])
        return try #require(split)
    }

    private func arrangement(_ text: String, width: Double, height: Double = 800) throws -> SplitArrangement {
        try split(text).arrangement(for: LayoutEnvironment(width: width, height: height), sides: [.left, .right])
    }

    @Test(
        arguments: [
            ("ratio: 0.4", 300, 0.4, 0, [.left, .right]), ("ratio: 1/3", 300, 1.0 / 3, 0, [.left, .right]),
            ("ratio: { ..<700: 0, default: 0.4 }\nspacing: 16", 699.9, 0, 16, [.right, .right]),
            ("ratio: { ..<700: 0, default: 0.4 }\nspacing: 16", 700, 0.4, 16, [.left, .right]),
            ("ratio: { ..<700: 1, default: 0.4 }\nspacing: { ..<900: 8, default: 24 }", 500, 1, 8, [.left, .left]),
            ("ratio: { ..<700: 1, default: 0.4 }\nspacing: { ..<900: 8, default: 24 }", 900, 0.4, 24, [.left, .right]),
            ("ratio: { compact: 0, default: 0.5 }", 300, 0, 0, [.right, .right]),
            ("ratio: { compact: 0, default: 0.5 }", 1200, 0.5, 0, [.left, .right]),
        ] as [(String, Double, Double, Double, [SplitSide])])
    func switches(text: String, width: Double, ratio: Double, spacing: Double, sides: [SplitSide]) throws {
        #expect(
            try arrangement(text, width: width)
                == SplitArrangement(leftSideRatio: ratio, splitSpacing: spacing, sides: sides))
    }

    @Test func flags() throws {
        let plain = try split("ratio: 0.4")
        #expect(!plain.pinsHeaders && !plain.normalizesLineHeight && !plain.mirrorsWithDirection)
        let all = try split("{ ratio: 0.4, pinsHeaders: true, normalizesLineHeight: true, mirrorsWithDirection: true }")
        #expect(all.pinsHeaders && all.normalizesLineHeight && all.mirrorsWithDirection)
        #expect(all.arrangement(for: LayoutEnvironment(width: 500, height: 500), sides: []).mirrorsWithDirection)
    }
}
