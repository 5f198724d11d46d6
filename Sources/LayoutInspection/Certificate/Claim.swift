/// A statement about a whole layout. It is proved if no finding contradicts it.
public enum Claim: String, Hashable, Sendable, CaseIterable {
    case room, ranges, columns, cells, bounds, order, numbers

    /// The statement in one line.
    public var sentence: String {
        switch self {
        case .room: "every width can be laid out, and CSS can express it"
        case .ranges: "no width is missing between two ranges"
        case .columns: "a wider page never has fewer columns"
        case .cells:
            "cells are at least \(CellFindings.narrowest.shown) px wide, and hold the longest word of their titles"
        case .bounds: "nothing reaches beyond the page or its group"
        case .order: "the visual order is the document order, in both directions"
        case .numbers: "sizes, shares and insets are plausible"
        }
    }
}

extension Finding {
    /// The claim that this finding contradicts.
    public var claim: Claim {
        switch kind {
        case .problem, .manyAnswers, .emptyCell: .room
        case .hole, .hiddenHole: .ranges
        case .fewerColumns: .columns
        case .narrowCell, .narrowerThanWord: .cells
        case .beyondContainer, .beyondGroup: .bounds
        case .readingOrder, .orderUnproved: .order
        case .engine(let warning):
            if case .copiesStickOut = warning.kind { .bounds } else { .numbers }
        }
    }
}

extension SectionCertificate {
    /// The findings that contradict a claim; empty if the claim is proved. A hole also contradicts the order of
    /// columns.
    public func findings(against claim: Claim) -> [Finding] {
        findings.filter { $0.claim == claim || (claim == .columns && $0.claim == .ranges) }
    }
}
