import CompositionalLayout

extension SplitReadingOrder.Conflict {
    /// `side by side, from 700 px on, the right side is seen before the left one, which comes first in the document`
    public var message: String {
        let windows = condition.text
        return switch kind {
        case .column(let first, let second):
            "in one column, \(widths.text)\(windows), section \(second + 1) is seen before section \(first + 1), "
                + "which comes first in the document"
        case .sides(let first):
            "side by side, \(widths.text)\(windows), the \(first.opposite.rawValue) side is seen before the "
                + "\(first.rawValue) one, which comes first in the document"
        }
    }

    public var hint: String {
        switch kind {
        case .column: "list the sections of one side before those of the other"
        case .sides(let first): "put the page's first section on the \(first.opposite.rawValue) side"
        }
    }

    /// `, in pages that are read from right to left`; empty for both directions.
    public var directionsText: String {
        guard directions.count == 1, let only = directions.first else { return "" }
        return ", in pages that are read from \(only == .rightToLeft ? "right to left" : "left to right")"
    }
}

extension SplitReadingOrder {
    /// The lines of a proof for both directions.
    public var lines: [String] {
        let claim = "sections are seen in the order of the document, side by side and in one column"
        if conflicts.isEmpty { return ["yes  " + claim] }
        return ["NO   " + claim + ", but"] + conflicts.map { "     - " + $0.message + $0.directionsText }
    }
}

extension SplitSide {
    fileprivate var opposite: SplitSide { self == .left ? .right : .left }
}
