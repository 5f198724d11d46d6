import CompositionalLayout

/// A range of container widths, in whole CSS pixels, at which a section is one description and one solution.
public struct WidthInterval: Sendable {
    /// First width of the interval.
    public let lowerBound: Int
    /// First width behind it; `nil` for the last interval, which has no end.
    public let upperBound: Int?
    /// What the provider answered.
    public let section: LayoutSection?
    /// Solved at `lowerBound` with one full group and a bit, so that the pattern is known.
    public let solved: SolvedLayout
    /// Groups with only their first 1, 2, … cells, where they then look different.
    let partialRuns: [GroupRun]
    /// Groups that lay out the last items in place of a partly filled one, by the number of items.
    let tails: [Int: GroupRun]

    var orderedTails: [GroupRun] { tails.sorted { $0.key < $1.key }.map(\.value) }

    var partialGroups: [SolvedGroup] { partialRuns.map(\.pattern) }

    public var problems: [LayoutProblem] { solved.problems }

    func contains(_ width: Int) -> Bool {
        width >= lowerBound && upperBound.map { width < $0 } ?? true
    }
}

/// The widths that a page is made for.
public enum SupportedWidths {
    /// Narrower containers get the rules of the narrowest interval that has room.
    public static let narrowest = 240
    /// Wider containers get the rules of the last interval.
    public static let widest = 4096
}
