import CompositionalLayout

/// Two parts of a section whose visual order differs from their document order.
public struct ReadingConflict: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        /// A cell, by its number in the group, from 1.
        case cell(Int)
        /// A cell of the next group, by its number there, from 1.
        case cellOfNextGroup(Int)
        case cells
        /// A header, footer or side item, by its kind.
        case boundary(String)
    }

    /// The part that comes first in the document.
    public let first: Part
    /// The part that is seen first.
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
