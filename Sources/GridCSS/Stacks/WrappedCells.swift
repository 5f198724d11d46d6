/// Converts selectors for cells in a flat list into selectors for the same cells in boxes. Inside boxes, sibling
/// positions no longer identify a cell, so classes do.
struct WrappedCells {
    /// The group sizes that need classes.
    private(set) var capacities: Set<Int> = []
    /// The number of cells at the end that need a class.
    private(set) var lastCells = 0

    /// Any cell, inside or outside boxes.
    private static let anyCell = ":is(.cl-list > li, .cl-stack > li)"

    mutating func rules(_ rules: [Rule]) -> [Rule] {
        rules.map { Rule(selector($0.selector), $0.declarations) }
    }

    /// Converts one selector. The input comes from `ListLowering`, possibly with a continuation: ` >
    /// :nth-child(3n+1):nth-last-child(2)`, ` > :is(:nth-child(3n+1), :nth-child(3n+3))`, ` > *`, `:has(>
    /// :nth-child(3n+1):last-child)`.
    private mutating func selector(_ selector: String) -> String {
        var rest = selector[...]
        var result = ""
        if let count = exactCount(in: &rest) {
            // Exactly `count` cells: a cell exists at that position from the end, and none before it.
            result = ":has(\(last(count))):not(:has(\(last(count + 1))))"
        }
        if rest.hasPrefix(" > *") {
            result = " " + Self.anyCell
            rest = rest.dropFirst(4)
        }
        while let character = rest.first {
            if ["> ", "> :is(", "> :not("].contains(where: { isCell(after: $0, in: rest) }) {
                // The cell is no longer a child of the list.
                rest = rest.dropFirst(2)
            } else if isCell(after: "", in: rest), let position = argument(of: ":nth-child(", in: &rest) {
                result += cell(position)
            } else if let position = argument(of: ":nth-last-child(", in: &rest).flatMap({ Int($0) }) {
                result += last(position)
            } else if rest.hasPrefix(":last-child") {
                rest = rest.dropFirst(":last-child".count)
                result += last(1)
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// The number in `:has(> :nth-child(2):last-child)`, which selects lists of exactly this number of cells.
    private func exactCount(in rest: inout Substring) -> Int? {
        var inner = rest
        guard inner.hasPrefix(":has(> ") else { return nil }
        inner = inner.dropFirst(":has(> ".count)
        guard let count = argument(of: ":nth-child(", in: &inner).flatMap({ Int($0) }), inner.hasPrefix(":last-child)")
        else { return nil }
        rest = inner.dropFirst(":last-child)".count)
        return count
    }

    /// True if a cell's position follows, and not the position of an element in a cell.
    private func isCell(after prefix: String, in rest: Substring) -> Bool {
        guard rest.hasPrefix(prefix) else { return false }
        var rest = rest.dropFirst(prefix.count)
        guard let position = argument(of: ":nth-child(", in: &rest) else { return false }
        return position.allSatisfy { $0.isNumber || $0 == "n" || $0 == "+" } && position.contains("n")
    }

    private mutating func cell(_ position: Substring) -> String {
        let numbers = position.split(whereSeparator: { $0 == "n" || $0 == "+" }).compactMap { Int($0) }
        guard numbers.count == 2 else { return Self.anyCell }
        capacities.insert(numbers[0])
        return "." + StackNesting.cellClass(numbers[1], of: numbers[0])
    }

    private mutating func last(_ position: Int) -> String {
        lastCells = max(lastCells, position)
        return "." + StackNesting.lastClass(position)
    }

    private func argument(of function: String, in rest: inout Substring) -> Substring? {
        guard rest.hasPrefix(function), let end = rest.firstIndex(of: ")") else { return nil }
        let argument = rest.dropFirst(function.count)[..<end]
        rest = rest[rest.index(after: end)...]
        return argument
    }
}
