import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// The split of a page into two stacks of sections: `split:` in front matter, in the format of layout files.
package struct PageSplit: Hashable, Sendable {
    /// The sides at each width.
    struct Sides: Hashable, Sendable {
        let ratio: PerWidth<Double>
        let spacing: PerWidth<Double>
    }

    let sides: PerSizeClass<Sides>
    /// Whether headers stay at the top of the visible area while their section scrolls.
    package let pinsHeaders: Bool
    /// Whether all cells of a row have the height of the tallest.
    package let normalizesLineHeight: Bool
    /// Whether the sides are swapped on pages that read from right to left.
    package let mirrorsWithDirection: Bool

    /// - Parameters:
    ///   - value: the map.
    ///   - source: the file of the map, for excerpts in diagnostics.
    ///
    /// - Returns: the split, or `nil` with at least one error.
    package static func read(
        _ value: Value, in source: SourceText
    ) -> (split: PageSplit?, diagnostics: [Diagnostic]) {
        let (readings, diagnostics) = LayoutReader.readings(in: source) { $0.split(value) }
        guard let readings, let first = readings.all[0].all.first else { return (nil, diagnostics) }
        guard readings.thresholds.isEmpty else {
            let diagnostic = Diagnostic(
                .error, id: "split.text-switch", "'split' cannot depend on the size of text",
                hint: "use ranges in points here; the layouts of sections may have ranges in em", in: source,
                at: value.position)
            return (nil, diagnostics + [diagnostic])
        }
        let split = PageSplit(
            sides: readings.all[0].map(\.sides), pinsHeaders: first.pinsHeaders,
            normalizesLineHeight: first.normalizesLineHeight, mirrorsWithDirection: first.mirrorsWithDirection)
        return (split, diagnostics)
    }

    /// The split in a container, whose width is in whole points.
    ///
    /// - Parameter sides: the sides of the sections. If one side takes the full width, all sections are on it.
    package func arrangement(for environment: LayoutEnvironment, sides: [SplitSide]) -> SplitArrangement {
        let own = self.sides[environment.traits.sizeClasses]
        let extent = environment.container.effectiveContentSize.width
        let width = extent > 0 ? Int(min(extent, 1_000_000)) : 0
        let only = SplitSide(leftSideRatio: own.ratio[width])
        return SplitArrangement(
            leftSideRatio: own.ratio[width], splitSpacing: own.spacing[width], sides: sides.map { only ?? $0 },
            mirrorsWithDirection: mirrorsWithDirection)
    }
}
