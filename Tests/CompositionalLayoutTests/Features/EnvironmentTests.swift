import CompositionalLayout
import Testing

/// The environment that a section provider receives (layout-semantics 3.12).
@Suite struct EnvironmentTests {
    private func square(_ side: Double) -> LayoutSection { LayoutSection(group: .row([.square(.absolute(side))])) }

    @Test(arguments: [
        (599.0, 900.0, LayoutTraits.SizeClass.compact, LayoutTraits.SizeClass.regular),
        (600, 479, .regular, .compact), (600, 480, .regular, .regular), (0, 0, .compact, .compact),
    ]) func sizeClassesFollowTheThresholds(
        width: Double, height: Double, horizontal: LayoutTraits.SizeClass, vertical: LayoutTraits.SizeClass
    ) {
        let traits = LayoutEnvironment(width: width, height: height).traits
        #expect(traits.horizontalSizeClass == horizontal && traits.verticalSizeClass == vertical)
    }

    @Test func providerIsAskedWithTheConfiguredThresholds() {
        var configuration = LayoutConfiguration(sizeClassThresholds: .init(regularWidth: 300))
        configuration.scale = 2
        let layout = CollectionLayout(configuration: configuration) { [self] _, environment in
            #expect(environment.traits.displayScale == 2)
            return square(environment.traits.horizontalSizeClass == .regular ? 100 : 30)
        }
        let widths = [299.0, 300].map { width in
            layout.solve(in: Size(width: width, height: 100), itemCounts: [1]).frames().sections[0].items[0].width
        }
        #expect(widths == [30, 100])
    }

    @Test func providerSeesTheWholeContainerAndTheDirection() {
        let insets = EdgeInsets(leading: 44, trailing: 44)
        let asked = LayoutEnvironment(
            width: 812, height: 375, layoutDirection: .rightToLeft, referenceInsets: [.safeArea: insets])
        let layout = CollectionLayout { [self] _, environment in
            #expect(environment == asked)
            #expect(environment.container.effectiveContentSize.width == 812)
            return square(10)
        }
        let frames = layout.solve(in: asked, itemCounts: [1]).frames()
        // The leading side is the right one, and its inset is kept.
        #expect(frames.sections[0].items[0].maxX == 812 - 44)
    }

    @Test(arguments: [
        (ContentInsetsReference.automatic, 10.0), (.none, 0), (.safeArea, 10), (.layoutMargins, 20),
        (.readableContent, 0),
    ]) func sectionKeepsClearOfItsReference(reference: ContentInsetsReference, x: Double) {
        var section = square(10)
        section.contentInsetsReference = reference
        section.boundarySupplementaryItems = [.header()]
        let environment = LayoutEnvironment(
            width: 320, height: 480,
            referenceInsets: [
                .safeArea: .init(top: 5, leading: 10, trailing: 1), .layoutMargins: .init(leading: 20, bottom: 7),
            ])
        let frames = CollectionLayout(section: section).solve(in: environment, itemCounts: [1]).frames()
        #expect(frames.sections[0].items[0].x == x)
        #expect(frames.sections[0].boundaryItems[0].frame.x == x)
        // Only across the scroll axis: the scroll view handles top and bottom.
        #expect(frames.contentSize.height == 80)
    }

    /// Boundary items have their own reference, whatever the cells' reference and insets are.
    @Test(
        arguments: ContentInsetsReference.allCases,
        [
            (ContentInsetsReference.none, 0.0...320), (.safeArea, 10...319), (.layoutMargins, 20...300),
            (.readableContent, 60...250),
        ])
    func boundaryItemsKeepClearOfTheirReference(
        cells: ContentInsetsReference, expected: (reference: ContentInsetsReference, span: ClosedRange<Double>)
    ) {
        var section = square(10)
        section.contentInsets = .init(leading: 30, trailing: 31)
        section.contentInsetsReference = cells
        section.supplementaryContentInsetsReference = expected.reference
        section.boundarySupplementaryItems = [.header()]
        let environment = LayoutEnvironment(
            width: 320, height: 480,
            referenceInsets: [
                .safeArea: .init(leading: 10, trailing: 1), .layoutMargins: .init(leading: 20, trailing: 20),
                .readableContent: .init(leading: 60, trailing: 70),
            ])
        for follows in [true, false] {
            section.supplementariesFollowContentInsets = follows
            let frames = CollectionLayout(section: section).solve(in: environment, itemCounts: [1]).frames()
            let header = frames.sections[0].boundaryItems[0].frame
            #expect(header.x == expected.span.lowerBound && header.maxX == expected.span.upperBound)
        }
    }

    @Test func supplementaryReferenceOfNoneUsesTheWholeWidth() {
        var section = square(10)
        section.contentInsets = .init(leading: 30, trailing: 20)
        section.boundarySupplementaryItems = [.header()]
        section.supplementaryContentInsetsReference = .none
        let frames = CollectionLayout(section: section)
            .solve(in: Size(width: 320, height: 480), itemCounts: [1]).frames()
        #expect(frames.sections[0].boundaryItems[0].frame == Rect(x: 0, y: 0, width: 320, height: 30))
    }
}
