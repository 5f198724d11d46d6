import CompositionalLayout
import LayoutVectors
import Testing

extension CompositionalVector {
    func check() {
        let solved = layout.solve(
            in: environment, itemCounts: items, measured: MeasuredSizes(measured ?? [:]))
        if let error = expect.error {
            #expect(solved.problems.contains { $0.name == error }, "\(solved.problems)")
            return
        }
        #expect(solved.validWidths.contains(container.width))
        compare(solved.frames(scrolledTo: offset.map { Point(x: $0[0], y: $0[1]) }))
    }

    private func compare(_ frames: LayoutFrames) {
        if let size = expect.contentSize {
            Vector.expectEqual([frames.contentSize.width, frames.contentSize.height], size, "content size")
        }
        compareItems(frames)
        compareSupplementaries(frames)
        compareDecorations(frames)
        for row in expect.orthogonal ?? [] {
            let scroll = frames.sections[row.section].scroll
            Vector.expectEqual(scroll?.viewport.numbers ?? [], row.viewport, "viewport of \(row.section)")
            Vector.expectEqual(
                [scroll?.contentLength ?? -1, scroll?.maximumOffset ?? -1], [row.contentWidth, row.maxOffset],
                "row \(row.section)")
        }
        for rest in expect.rest ?? [] {
            let offset = frames.sections[Int(rest[0])].scroll?.restingOffset(for: rest[1])
            Vector.expectEqual([offset ?? .nan], [rest[2]], "rest of section \(rest[0]) at \(rest[1])")
        }
    }

    private func compareItems(_ frames: LayoutFrames) {
        let count = frames.sections.reduce(0) { $0 + $1.items.count }
        if let expected = expect.itemCount { #expect(count == expected) }
        if expect.itemsSubset != true, expect.itemCount == nil {
            #expect(count == expect.items?.count ?? 0)
        }
        for row in expect.items ?? [] {
            let (section, item) = (Int(row[0]), Int(row[1]))
            guard frames.sections.indices.contains(section), frames.sections[section].items.indices.contains(item)
            else {
                Issue.record("no item \(section).\(item)")
                continue
            }
            Vector.expectEqual(
                frames.sections[section].items[item].numbers, Array(row[2...]), "item \(section).\(item)")
        }
    }

    private func compareSupplementaries(_ frames: LayoutFrames) {
        let all = frames.sections.map { $0.supplementaryItems + $0.boundaryItems }
        #expect(all.reduce(frames.boundaryItems.count) { $0 + $1.count } == expect.supplementary?.count ?? 0)
        for row in expect.supplementary ?? [] {
            let owner = row[1].number.map { all[Int($0)] } ?? frames.boundaryItems
            let found = owner.first { $0.elementKind == row[0].name && Double($0.index) == row[2].number }
            Vector.expectEqual(found?.frame.numbers ?? [], row[3...].compactMap(\.number), "\(row)")
        }
    }

    private func compareDecorations(_ frames: LayoutFrames) {
        let count = frames.sections.reduce(0) { $0 + $1.decorationItems.count }
        #expect(count == expect.decoration?.count ?? 0)
        for row in expect.decoration ?? [] {
            let owner = frames.sections[Int(row[1].number ?? 0)].decorationItems
            let found = owner.first { $0.elementKind == row[0].name }
            Vector.expectEqual(found?.frame.numbers ?? [], row[3...].compactMap(\.number), "\(row)")
        }
    }
}

extension Rect<Double> {
    var numbers: [Double] { [x, y, width, height] }
}
