import CompositionalLayout
import Diagnostics
import Markdown

/// A section's layout written as data: a theme's `layouts/<name>.yml`, or the same words inside of front matter.
///
/// The format is documented in `Themes/layouts.md`. What it describes are the engine's own values, so a file and Swift code
/// that say the same are equal.
public struct LayoutFile: Hashable, Sendable {
    public let name: String
    /// For people who choose among layouts.
    public let description: String?
    private let sections: PerWidth<LayoutSection>

    /// Container widths, in whole pixels and ascending, from which on the description differs from the one before.
    public var breakpoints: [Int] { Array(sections.starts.dropFirst()) }

    /// Reads a layout from YAML.
    ///
    /// - Returns: `nil` with at least one error when it cannot be used.
    public static func read(_ source: SourceText, name: String) -> (layout: LayoutFile?, diagnostics: [Diagnostic]) {
        let (value, problems) = YAML.parse(source)
        guard let value, !problems.containsErrors else { return (nil, problems) }
        let (layout, more) = read(value, in: source, name: name)
        return (layout, problems + more)
    }

    /// Reads a layout from a value that stands somewhere in a file, such as `layout:` of a page's section.
    ///
    /// - Parameter source: the file, for the excerpts of diagnostics.
    public static func read(
        _ value: Value, in source: SourceText, name: String
    ) -> (layout: LayoutFile?, diagnostics: [Diagnostic]) {
        var reader = LayoutReader(source: source)
        let read = reader.layout(value)
        guard let read, !reader.diagnostics.containsErrors else { return (nil, reader.diagnostics) }
        return (LayoutFile(name: name, description: read.description, sections: read.sections), reader.diagnostics)
    }

    /// The description for a container. Ranges of a file are about whole pixels, because that is what the container of a
    /// page is rounded down to.
    public func section(for environment: LayoutEnvironment) -> LayoutSection {
        let width = environment.container.effectiveContentSize.width
        return sections[width > 0 ? Int(min(width, 1_000_000)) : 0]
    }
}
