/// Selectors of cells by their number in a group.
enum CellSelector {
    /// The cells with this number, from 1, in every group.
    static func nth(_ number: Int, of capacity: Int) -> String {
        capacity == 1 ? ":nth-child(n)" : ":nth-child(\(capacity)n+\(number))"
    }

    /// The cell with this index in a last group of `existing` cells.
    static func last(_ index: Int, existing: Int, of capacity: Int) -> String {
        "\(nth(index + 1, of: capacity)):nth-last-child(\(existing - index))"
    }

    static func any(_ selectors: [String]) -> String {
        selectors.count == 1 ? selectors[0] : ":is(\(selectors.joined(separator: ", ")))"
    }

    /// Rules for cells by their index. Cells with equal declarations share a rule, and cells without any have none.
    static func rules(_ declarations: [[Declaration]], _ selector: (Int) -> String) -> [Rule] {
        var order: [[Declaration]] = []
        var members: [[Declaration]: [Int]] = [:]
        for (index, one) in declarations.enumerated() where !one.isEmpty {
            if members[one] == nil { order.append(one) }
            members[one, default: []].append(index)
        }
        return order.map { Rule(" > " + any((members[$0] ?? []).map(selector)), $0) }
    }
}
