import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// How a page is split in two stacks of sections: `split:` in front matter, in the words of layout files.
package struct PageSplit: Hashable, Sendable {
    /// The sides at every width.
    struct Sides: Hashable, Sendable {
        let ratio: PerWidth<Double>
        let spacing: PerWidth<Double>
    }

    let sides: PerSizeClass<Sides>
    /// Headers wait at the top of what is seen while their section's cells pass.
    package let pinsHeaders: Bool
    /// Cells of a row are all as tall as the tallest of them.
    package let normalizesLineHeight: Bool
    /// The sides are mirrored in pages that read from right to left.
    package let mirrorsWithDirection: Bool

    /// - Parameters:
    ///   - value: the map.
    ///   - source: the file that it stands in, for the excerpts of diagnostics.
    /// - Returns: `nil` with at least one error when it cannot be used.
    package static func read(
        _ value: Value, in source: SourceText
    ) -> (split: PageSplit?, diagnostics: [Diagnostic]) {
        let (readings, diagnostics) = LayoutReader.readings(in: source) { $0.split(value) }
        guard let readings, let first = readings.all.first else { return (nil, diagnostics) }
        let split = PageSplit(
            sides: readings.map(\.sides), pinsHeaders: first.pinsHeaders,
            normalizesLineHeight: first.normalizesLineHeight, mirrorsWithDirection: first.mirrorsWithDirection)
        return (split, diagnostics)
    }

    /// The split of a container, whose width counts in whole pixels.
    ///
    /// - Parameter sides: of the sections where there are two sides. Where one has all of the width, all sections are on it.
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
