import BrowserSupport
import Testing

/// Widths just below, at and above the bounds of switches on the text.
@Suite("The browser agrees with the solver at bounds in em", .anyBrowser)
struct TextSwitchTests {
    @Test("of every layout that follows the text", arguments: JudgedLayout.textSwitches + JudgedLayout.splitTexts)
    func bounds(layout: JudgedLayout) async throws {
        let judge = try LayoutJudge(layout)
        #expect(judge.page.styles.flatMap(\.problems).isEmpty)
        let bounds = Set(JudgedWidths.textBounds(of: judge.page.styles, textScale: layout.textScale))
        let widths = layout.split == nil ? JudgedWidths.sides(of: bounds) : judge.page.sidesOfSwitches
        #expect(widths.count >= 4)
        let tally = try await judge.compare(in: Showing.inBothDirections, at: widths)
        print("\(layout.name) at its bounds: \(tally)")
        #expect(tally.agrees, "\(layout.name): \(tally)")
    }
}
