import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// A section's layout written as data: a theme's `layouts/<name>.yml`, or the same words inside of front matter.
///
/// The format is documented in `Themes/layouts.md`. What it describes are the engine's own values, so a file and Swift code
/// that say the same are equal.
package struct LayoutFile: Hashable, Sendable {
    package let name: String
    /// For people who choose among layouts.
    package let description: String?
    /// Whole widths between two of its ranges that fall through to a default meant for others; reported, too.
    package let holes: [Range<Int>]
    private let sections: PerSizeClass<PerWidth<LayoutSection>>
    private let cells: PerSizeClass<PerWidth<CellChoice?>>

    /// Container widths, in whole pixels and ascending, from which on the description differs from the one before, for some
    /// size classes; where a size class begins is the page's to say.
    package var breakpoints: [Int] { Set(sections.all.flatMap { $0.starts.dropFirst() }).sorted() }

    /// Reads a layout from YAML.
    ///
    /// - Returns: `nil` with at least one error when it cannot be used.
    package static func read(_ source: SourceText, name: String) -> (layout: LayoutFile?, diagnostics: [Diagnostic]) {
        let (value, problems) = YAML.parse(source)
        guard let value, !problems.containsErrors else { return (nil, problems) }
        let (layout, more) = read(value, in: source, name: name)
        return (layout, problems + more)
    }

    /// Reads a layout from a value that stands somewhere in a file, such as `layout:` of a page's section.
    ///
    /// - Parameter source: the file, for the excerpts of diagnostics.
    package static func read(
        _ value: Value, in source: SourceText, name: String
    ) -> (layout: LayoutFile?, diagnostics: [Diagnostic]) {
        let (readings, diagnostics) = LayoutReading.readings(of: value, in: source)
        guard let readings else { return (nil, diagnostics) }
        let holes = Set(readings.all.flatMap(\.holes)).sorted { $0.lowerBound < $1.lowerBound }
        let file = LayoutFile(
            name: name, description: readings.all.first?.description, holes: holes,
            sections: readings.map(\.sections), cells: readings.map(\.cells))
        return (file, diagnostics)
    }

    /// The description for a container. Ranges of a file are about whole pixels, because that is what the container of a
    /// page is rounded down to.
    package func section(for environment: LayoutEnvironment) -> LayoutSection {
        sections[environment.traits.sizeClasses][Self.width(of: environment)]
    }

    /// The design of the cells; `nil` for the theme's own way.
    package func cell(for environment: LayoutEnvironment) -> CellChoice? {
        cells[environment.traits.sizeClasses][Self.width(of: environment)]
    }

    private static func width(of environment: LayoutEnvironment) -> Int {
        let width = environment.container.effectiveContentSize.width
        return width > 0 ? Int(min(width, 1_000_000)) : 0
    }
}
