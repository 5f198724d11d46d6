import CompositionalLayout
import GridCSS
import LayoutInspection
import SiteTheming

/// A layout solved at all widths and heights.
struct LoweredLayout: Sendable {
    let provider: SectionProvider
    let style: SectionStyle
    let certificate: SectionCertificate
    let cells: [PageRange<CellChoice?>]

    /// The cell designs that do not exist, each once.
    func unknownCells(among designs: [String: CellDesign]) -> [CellChoice] {
        var seen: Set<String> = []
        return cells.compactMap(\.value).filter { designs[$0.name] == nil && seen.insert($0.name).inserted }
    }

    /// The kinds of boundary items that are pinned at some width.
    func pinnedKinds(in environment: PageEnvironment) -> Set<String> {
        let items = style.variants.flatMap { variant in
            let environment = environment.meeting(variant.condition)
            return variant.intervals.flatMap { interval in
                provider(environment.layoutEnvironment(width: Double(interval.lowerBound)))?
                    .boundarySupplementaryItems ?? []
            }
        }
        return Set(items.filter(\.pinToVisibleBounds).map(\.elementKind))
    }

    func designs(among designs: [String: CellDesign]) -> [PageRange<CellDesign?>] {
        cells.map { range in range.with(range.value.flatMap { designs[$0.name] }) }
    }
}

extension UsedLayout {
    /// The CSS rules of the layout's cell designs.
    var cellStyle: CellStyle {
        let ancestor = CellStyle.ancestor(of: className)
        return CellStyle(
            name: className, ranges: cells.map { $0.with($0.value?.lines(below: ancestor) ?? []) })
    }
}
