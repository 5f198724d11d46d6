import CompositionalLayout
import Testing

/// Cases of the split layout that the vectors do not cover.
@Suite struct SplitLayoutTests {
    private let page = SplitContainer(size: Size(width: 210, height: 500))

    private func section(_ side: SplitSide, _ items: [(Double, Double)]) -> SplitSection {
        SplitSection(side: side, itemSizes: items.map { Size(width: $0.0, height: $0.1) })
    }

    @Test func sectionsStackOnTheirSideInOrder() {
        let layout = SplitLayout(leftSideRatio: 0.5, splitSpacing: 10)
        let sections = [(SplitSide.left, 30.0), (.right, 50), (.left, 20), (.right, 5)].map {
            section($0.0, [(100, $0.1)])
        }
        let frames = layout.frames(in: page, sections: sections)
        #expect(frames.sections.map { $0.items[0].frame.x } == [0, 110, 0, 110])
        #expect(frames.sections.map { $0.items[0].frame.y } == [0, 0, 30, 50])
        #expect(frames.contentSize == Size(width: 210, height: 55))
    }

    /// The ratio may depend on the width: two stacks in landscape, one in portrait.
    @Test(arguments: [(700.0, 400.0, [SplitSide.left, .right]), (400, 700, [.left])])
    func ratioOfTheOrientation(width: Double, height: Double, sides: [SplitSide]) {
        let layout = SplitLayout(leftSideRatio: width > height ? 0.4 : 1)
        let frames = layout.frames(
            in: SplitContainer(size: Size(width: width, height: height)), sectionCount: 2
        ) { index, metrics in
            let side = SplitSide.allCases[index]
            return section(side, [(metrics.width(of: side), 10)])
        }
        #expect(frames.sections.map(\.side) == sides)
        #expect(SplitSide(leftSideRatio: layout.leftSideRatio) == (sides.count == 1 ? .left : nil))
    }

    @Test(arguments: [true, false]) func everyRowMayHaveOneHeight(normalizes: Bool) {
        let layout = SplitLayout(isNormalizingLineHeight: normalizes)
        let sections = [section(.left, [(100, 10), (100, 30), (100, 20), (0, 90)])]
        let items = layout.frames(in: page, sections: sections).sections[0].items
        #expect(items.map(\.frame.height) == (normalizes ? [30, 30, 20] : [10, 30, 20]))
        #expect(items.map(\.frame.y) == [0, 0, 30])
    }

    /// Items keep their index if others are left out.
    @Test func numbersOfItemsStay() {
        let frames = SplitLayout(leftSideRatio: 0).frames(
            in: page, sections: [section(.left, [(10, 10)]), section(.right, [(0, 10), (10, 10), (10, 0), (10, 10)])])
        #expect(frames.sections.map(\.index) == [1])
        #expect(frames.sections[0].items.map(\.index) == [1, 3])
        #expect(frames.elements(in: Rect(x: 0, y: 0, width: 9, height: 9)).items == [.init(section: 1, item: 1)])
    }

    @Test func headersWithoutItemsInSightAreNotThere() {
        var one = section(.left, [(10, 10)])
        one.headerSize = Size(width: 210, height: 100)
        one.footerSize = Size(width: 210, height: 20)
        let frames = SplitLayout().frames(in: page, sections: [one])
        #expect(frames.elements(in: Rect(x: 0, y: 0, width: 210, height: 100)).headers.isEmpty)
        let seen = frames.elements(in: Rect(x: 0, y: 90, width: 210, height: 15))
        #expect(seen.headers == [0] && seen.footers == [0] && seen.backgrounds == [0])
    }

    @Test func onlyPinningLayoutsPin() {
        var one = section(.left, [(10, 300)])
        one.headerSize = Size(width: 210, height: 40)
        for pins in [true, false] {
            var layout = SplitLayout()
            layout.sectionPinToVisibleBounds = pins
            let frames = layout.frames(in: page, sections: [one])
            #expect(frames.header(ofSection: 0, scrolledTo: 120)?.y == (pins ? 120 : 0))
            #expect(frames.header(ofSection: 7, scrolledTo: 120) == nil)
        }
    }

    @Test func mirroredAboutTheMiddleOfBothSides() {
        let container = SplitContainer(
            size: Size(width: 300, height: 500), safeArea: SideInsets(left: 20, right: 40))
        let sections = [section(.left, [(30, 10)]), section(.right, [(50, 10)])]
        var layout = SplitLayout(leftSideRatio: 0.25)
        let plain = layout.frames(in: container, sections: sections)
        layout.isMirrored = true
        let mirrored = layout.frames(in: container, sections: sections)
        #expect(plain.sections.map { $0.items[0].frame.x } == [20, 80])
        #expect(mirrored.sections.map { $0.items[0].frame.maxX } == [260, 200])
        #expect(mirrored.sections.map(\.background.x) == [200, 20])
    }

    @Test(arguments: [-0.5, 1.5]) func ratioIsCut(ratio: Double) {
        let frames = SplitLayout(leftSideRatio: ratio).frames(in: page, sections: [])
        #expect(frames.warnings == [LayoutWarning(.ratioOutOfRange(ratio), section: nil)])
        #expect(frames.metrics.leftWidth == (ratio < 0 ? 0 : 210))
    }

    @Test(arguments: [Double.nan, .infinity, 1e300]) func numbersThatAreNone(number: Double) {
        let name = number.isFinite ? "tooLarge" : "nonFinite"
        let one = section(.left, [(number, 10)])
        let item = SplitLayout().frames(in: page, sections: [section(.left, [(1, 1)]), one])
        #expect(item.problems.map(\.name) == [name] && item.problems[0].section == 1)
        #expect(item.sections.isEmpty)
        let own = SplitLayout(splitSpacing: number).frames(in: page, sections: [])
        #expect(own.problems.map(\.name) == [name] && own.problems[0].section == nil)
        let width = own.metrics.calculateFixedWidthRoughly(to: 2, of: .left, spacing: number, inset: .zero)
        #expect(width == 0 || !number.isNaN)
    }

    @Test func manyItems() {
        let sizes = Array(repeating: Size(width: 50.0, height: 10.0), count: 1_000_000)
        let frames = SplitLayout().frames(in: page, sections: [SplitSection(side: .left, itemSizes: sizes)])
        #expect(frames.contentSize.height == 2_500_000)
    }
}
