import BrowserSupport
import CompositionalLayout
import Testing

@Suite("The browser agrees with the solver", .anyBrowser)
struct SplitLayoutTests {
    @Test(
        "for split pages",
        arguments: JudgedLayout.splits + JudgedLayout.splitLines + JudgedLayout.splitEms + JudgedLayout.splitTexts)
    func split(layout: JudgedLayout) async throws {
        #expect(try LayoutJudge(layout).page.split?.problems == [])
        try await judge(layout)
    }
}

extension JudgedPage {
    /// Outer widths just below and at every width of the page at which rules change, also within a side.
    var sidesOfSwitches: [Double] {
        let split = split?.intervals ?? []
        func rules(_ width: Int) -> [Int?] {
            let interval = split.firstIndex { $0.lowerBound <= width && $0.upperBound.map { width < $0 } ?? true }
            let sections = styles.indices.map { section -> Int? in
                guard let arrangement = interval.map({ split[$0].arrangement }) else { return nil }
                let span = arrangement.span(
                    of: arrangement.sides[section], in: Size(width: Double(width), height: JudgedLayout.height))
                return span.flatMap { ruleNumber(ofSection: section, atWidth: Int($0.width)) }
            }
            return [interval] + sections
        }
        let switches = (241...2559).filter { rules($0) != rules($0 - 1) }.map(Double.init)
        return switches.flatMap { [$0 - 1, $0 - 0.015625, $0, $0 + 0.5] }
    }

    /// The number of the rules of a section in a container.
    private func ruleNumber(ofSection section: Int, atWidth width: Int) -> Int? {
        let em = LengthUnits.standardEm * layout.textScale
        let variants = styles[section].variants
        let variant = variants.firstIndex {
            $0.condition.contains(height: JudgedLayout.height) && $0.condition.contains(width: Double(width), em: em)
        }
        return variant.flatMap { number in
            variants[number].intervals.lastIndex { $0.lowerBound <= width }.map { number * 1000 + $0 }
        }
    }
}
