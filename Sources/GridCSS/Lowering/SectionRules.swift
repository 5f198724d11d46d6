import CompositionalLayout

/// The rules of one section in one interval.
struct SectionRules: Hashable {
    /// Where the section's own box is, when it keeps clear of something at its sides.
    var place: [Declaration]
    var boundary: BoundaryLowering.Result
    var list: ListRules

    init(_ interval: WidthInterval, widths: ClosedRange<Double>) throws(LoweringProblem) {
        if let feature = interval.section?.unsupportedFeature { throw .unsupported(feature) }
        let solved = interval.solved.sections[0]
        place = SectionPlace(interval.solved).declarations
        boundary = try BoundaryLowering(
            items: solved.boundaryItems, stacks: interval.section?.stacksBoundaryItems ?? false
        ).result()
        guard let section = interval.section, let run = solved.runs.first else {
            list = ListRules()
            return
        }
        list = try ListLowering(interval: interval, section: section, run: run, widths: widths).rules()
    }
}
