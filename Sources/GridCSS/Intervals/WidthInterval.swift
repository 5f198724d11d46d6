import CompositionalLayout

/// A range of container widths, in whole CSS px, with one description and one solution of a section.
public struct WidthInterval: Sendable {
    /// The first width of the interval.
    public let lowerBound: Int
    /// The first width after the interval; `nil` for the last interval, which has no end.
    public let upperBound: Int?
    /// The provider's answer.
    public let section: LayoutSection?
    /// The solution at `lowerBound`, with a full group and a partly filled one, so that the pattern is known.
    public let solved: SolvedLayout
    /// Groups with only their first 1, 2, … cells, if these look different from full groups.
    let partialRuns: [GroupRun]
    /// The groups that lay out the last items instead of a partly filled group, by the number of items.
    let tails: [Int: GroupRun]
    /// True if one of the solutions is not valid for all sizes of text.
    var dependsOnText = false

    var orderedTails: [GroupRun] { tails.sorted { $0.key < $1.key }.map(\.value) }

    var partialGroups: [SolvedGroup] { partialRuns.map(\.pattern) }

    public var problems: [LayoutProblem] { solved.problems }

    /// True if a cell has the length of its content along the axis.
    func hasContent(_ axis: Axis) -> Bool {
        solved.sections.contains { $0.runs.contains { $0.pattern.hasContent(axis) } }
    }

    /// The length of the section's body with a single cell; `nil` if it depends on content.
    var shortestBody: Length? {
        guard let section, let run = solved.sections.first?.runs.first, !run.pattern.hasContent,
            solved.sections[0].orthogonalRow == nil, tails.isEmpty
        else { return nil }
        let end = section.contentInsets.bottom + run.pattern.description.edgeSpacing.end(.vertical).spacing
        return run.origin.y + run.length(ofCells: 1) + Length(points: end)
    }

    /// The part of the interval at these widths; `nil` if there is none.
    func clipped(to widths: Range<Int>) -> WidthInterval? {
        let lower = max(lowerBound, widths.lowerBound)
        let upper = min(upperBound ?? .max, widths.upperBound)
        guard lower < upper else { return nil }
        return WidthInterval(
            lowerBound: lower, upperBound: upper < .max ? upper : nil, section: section, solved: solved,
            partialRuns: partialRuns, tails: tails, dependsOnText: dependsOnText)
    }

    func contains(_ width: Int) -> Bool {
        width >= lowerBound && upperBound.map { width < $0 } ?? true
    }
}

/// The widths for which pages are made, in CSS px.
public enum SupportedWidths {
    /// Narrower containers get the rules of the narrowest interval that can be laid out.
    public static let narrowest = 240
    /// Wider containers get the rules of the last interval.
    public static let widest = 4096
}
