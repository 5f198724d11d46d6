import CompositionalLayout
import Testing

@testable import GridCSS

@Suite struct SidewaysPageTests {
    @Test func pageIsRefused() {
        #expect(throws: LoweringProblem.sidewaysPage) {
            try PageStyle(LayoutConfiguration(scrollDirection: .horizontal))
        }
    }
}
