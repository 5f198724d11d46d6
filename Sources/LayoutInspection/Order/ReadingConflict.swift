import CompositionalLayout

/// Two parts of a section that are seen in another order than the document has them in.
public struct ReadingConflict: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        /// Number of a cell in its group, from 1.
        case cell(Int)
        /// The same in the group behind.
        case cellOfNextGroup(Int)
        case cells
        /// A header, footer or side item, by its kind.
        case boundary(String)
    }

    /// What the document has first.
    public let first: Part
    /// What is seen first.
    public let second: Part

    /// `cell 2 is seen before cell 1`
    var text: String { "\(second.text) \(second == .cells ? "are" : "is") seen before \(first.text)" }
}

extension ReadingConflict.Part {
    fileprivate var text: String {
        switch self {
        case .cell(let number): "cell \(number)"
        case .cellOfNextGroup(let number): "cell \(number) of the next group"
        case .cells: "the cells"
        case .boundary(let kind): "'\(kind)'"
        }
    }
}
