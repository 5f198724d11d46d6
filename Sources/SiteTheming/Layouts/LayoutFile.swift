import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// A section's layout as data, from a theme's `layouts/<name>.yml` or from front matter.
///
/// `Content/manual/layouts.md` documents the format. The result consists of the engine's own values, so a file and Swift code
/// can give equal layouts.
package struct LayoutFile: Hashable, Sendable {
    package let name: String
    /// A description for people who choose a layout.
    package let description: String?
    /// Whole widths, in points, in gaps between ranges that probably use the default by mistake. They are also
    /// reported.
    package let holes: [Range<Int>]
    private let sections: PerText<PerSizeClass<PerWidth<LayoutSection>>>
    private let cells: PerText<PerSizeClass<PerWidth<CellChoice?>>>

    /// Container widths, in whole points and ascending, at which the section changes for some size class and text.
    /// Changes of these themselves are not included, because they depend on the page.
    package var breakpoints: [Int] {
        Set(sections.all.flatMap(\.all).flatMap { $0.starts.dropFirst() }).sorted()
    }

    /// Container widths, in em of the root's text and ascending, at which the section changes.
    package var textBreakpoints: [Double] { sections.thresholds.map { Double($0) / 1000 } }

    /// The names of the facts about entries that cells depend on at some width.
    package var askedFacts: Set<String> {
        sections.all.flatMap(\.all).reduce(into: []) { facts, sections in
            facts.formUnion(sections.starts.flatMap { sections[$0].group.askedFacts })
        }
    }

    /// Reads a layout from YAML.
    ///
    /// - Returns: the layout, or `nil` with at least one error.
    package static func read(_ source: SourceText, name: String) -> (layout: LayoutFile?, diagnostics: [Diagnostic]) {
        let (value, problems) = YAML.parse(source)
        guard let value, !problems.containsErrors else { return (nil, problems) }
        let (layout, more) = read(value, in: source, name: name)
        return (layout, problems + more)
    }

    /// Reads a layout from a value in a file, such as `layout:` of a page's section.
    ///
    /// - Parameter source: the file, for excerpts in diagnostics.
    package static func read(
        _ value: Value, in source: SourceText, name: String
    ) -> (layout: LayoutFile?, diagnostics: [Diagnostic]) {
        let (readings, diagnostics) = LayoutReading.readings(of: value, in: source)
        guard let readings else { return (nil, diagnostics) }
        let all = readings.all.flatMap(\.all)
        let holes = Set(all.flatMap(\.holes)).sorted { $0.lowerBound < $1.lowerBound }
        let file = LayoutFile(
            name: name, description: all.first?.description, holes: holes,
            sections: readings.map { $0.map(\.sections) }.merged, cells: readings.map { $0.map(\.cells) }.merged)
        return (file, diagnostics)
    }

    /// The section for a container. Ranges in a file are in whole points, because container widths are rounded down.
    package func section(for environment: LayoutEnvironment) -> LayoutSection {
        sections[environment][environment.traits.sizeClasses][Self.width(of: environment)]
    }

    /// The cell design, or `nil` for the theme's default.
    package func cell(for environment: LayoutEnvironment) -> CellChoice? {
        cells[environment][environment.traits.sizeClasses][Self.width(of: environment)]
    }

    private static func width(of environment: LayoutEnvironment) -> Int {
        let width = environment.container.effectiveContentSize.width
        return width > 0 ? Int(min(width, 1_000_000)) : 0
    }
}
