import CompositionalLayout
import LayoutInspection
import Testing

/// Checks every calculation of a solved layout: its result is the solver's length, and its text matches its numbers.
struct SumCheck {
    private(set) var sums = 0

    mutating func check(_ solved: SolvedLayout, _ name: String) {
        for number in solved.sections.indices {
            for part in SectionParts(number, of: solved).parts {
                sums += 1
                #expect(part.width.result == part.solvedWidth, "\(name): \(part.kind) \(part.words)")
                check(part.width.lines(in: solved.container), name)
            }
        }
    }

    /// Numbers are shown with two decimals, and a factor may multiply the rounding error.
    private func check(_ lines: [ExtentSum.Line], _ name: String) {
        for line in lines {
            guard let formula = line.formula else { continue }
            let value = SumReader.value(of: formula)
            let lost = 0.011 + abs(line.points) * 0.0001
            #expect(value.map { abs($0 - line.points) < lost } ?? false, "\(name): \(formula) is no \(line.value)")
        }
    }
}
