import CompositionalLayout
import LayoutVectors
import Testing

extension SplitVector {
    func check() {
        let frames = layout.frames(in: container, sections: sections.map(\.section))
        #expect(frames.problems.isEmpty)
        compare(frames)
        compareMetrics(frames.metrics)
        if let pin, let expected = expect.pinned {
            let header = frames.header(ofSection: pin.section, scrolledTo: pin.offsetY)
            Vector.expectEqual([Double(pin.section)] + (header?.numbers ?? []), expected, "pinned header")
        }
        for query in expect.queries ?? [] {
            let found = frames.elements(in: Rect(query.rect))
            #expect(found.items.map { [$0.section, $0.item] } == query.items ?? [])
            #expect(found.backgrounds == query.decoration ?? [])
            #expect(found.headers == query.headers ?? [])
            #expect(found.footers == query.footers ?? [])
        }
    }
}

// MARK: Input

extension SplitVector {
    private var layout: SplitLayout {
        var layout = SplitLayout(
            leftSideRatio: leftSideRatio ?? 1, splitSpacing: splitSpacing ?? 0,
            minimumInterItemSpacing: minimumInterItemSpacing ?? 0, minimumItemLineSpacing: minimumItemLineSpacing ?? 0,
            sectionInset: SideInsets(sectionInset), isNormalizingLineHeight: isNormalizingLineHeight ?? false)
        layout.sectionPinToVisibleBounds = pin != nil
        layout.sectionInsetReference =
            SplitLayout.SectionInsetReference(rawValue: sectionInsetReference ?? "fromSafeArea") ?? .fromSafeArea
        return layout
    }

    private var container: SplitContainer {
        SplitContainer(
            size: Size(width: bounds[0], height: bounds[1]), contentInset: SideInsets(contentInset),
            safeArea: SideInsets(safeArea))
    }
}

extension SplitVector.Section {
    fileprivate var section: SplitSection {
        func size(_ values: [Double]?) -> Size<Double> { values.map { Size(width: $0[0], height: $0[1]) } ?? .zero }
        var section = SplitSection(
            side: SplitSide(side), itemSizes: sizes.map(size), headerSize: size(header), footerSize: size(footer),
            inset: inset.map { SideInsets($0) })
        section.minimumInterItemSpacing = interItem
        section.minimumItemLineSpacing = line
        return section
    }
}

extension SplitSide {
    fileprivate init(_ name: String) { self = name == "right" ? .right : .left }
}

extension SideInsets {
    fileprivate init(_ values: [Double]?) {
        self = values.map { SideInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
}

extension Rect<Double> {
    fileprivate init(_ values: [Double]) {
        self.init(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}

// MARK: Expected values

extension SplitVector {
    private func compare(_ frames: SplitFrames) {
        func row(_ section: SplitFrames.Section, _ frame: Rect<Double>) -> [Double] {
            [Double(section.index)] + frame.numbers
        }
        let items = frames.sections.flatMap { section in
            section.items.map { [Double(section.index), Double($0.index)] + $0.frame.numbers }
        }
        compare(items, expect.items, "items")
        compare(frames.sections.compactMap { one in one.header.map { row(one, $0) } }, expect.headers, "headers")
        compare(frames.sections.compactMap { one in one.footer.map { row(one, $0) } }, expect.footers, "footers")
        compare(frames.sections.map { row($0, $0.background) }, expect.decoration, "backgrounds")
        if let size = expect.contentSize {
            Vector.expectEqual([frames.contentSize.width, frames.contentSize.height], size, "content size")
        }
    }

    private func compare(_ actual: [[Double]], _ expected: [[Double]]?, _ what: String) {
        guard let expected else { return }
        #expect(actual.count == expected.count, "\(what)")
        for (one, other) in zip(actual, expected) { Vector.expectEqual(one, other, what) }
    }

    private func compareMetrics(_ metrics: SplitMetrics) {
        let values = [
            "total": metrics.totalWidth, "gap": metrics.gap, "left": metrics.leftWidth, "right": metrics.rightWidth,
            "leftX": metrics.leftX, "rightX": metrics.rightX,
        ]
        for (name, expected) in expect.metrics ?? [:] {
            Vector.expectEqual([values[name] ?? .nan], [expected], name)
        }
        for one in expect.fixedWidth ?? [] {
            let width = metrics.calculateFixedWidthRoughly(
                to: one.columns, of: SplitSide(one.side), spacing: one.spacing, inset: SideInsets(one.inset))
            #expect(width == one.width, "\(one.columns) columns")
        }
    }
}
