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

    var orderedTails: [GroupRun] { tails.sorted { $0.key < $1.key }.map(\.value) }

    var partialGroups: [SolvedGroup] { partialRuns.map(\.pattern) }

    public var problems: [LayoutProblem] { solved.problems }

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
