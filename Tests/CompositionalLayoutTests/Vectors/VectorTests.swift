import CompositionalLayout
import Testing

/// Every vector that needs only what the engine has. The others are counted by feature, and named.
@Suite struct VectorTests {
    static let runnable = VectorFile.shared.vectors.filter(\.missingFeatures.isEmpty)
    /// The vectors are written with two decimals at most.
    static let tolerance = 0.006

    @Test func everyVectorRunsOrIsAccountedFor() {
        let all = VectorFile.shared.vectors
        let left = Dictionary(grouping: all.filter { !$0.missingFeatures.isEmpty }) {
            $0.missingFeatures.sorted().joined(separator: " + ")
        }
        print("layout vectors: \(Self.runnable.count) of \(all.count) run")
        for (features, vectors) in left.sorted(by: { $0.key < $1.key }) {
            print("  left for \(features): \(vectors.map(\.id).joined(separator: " "))")
        }
        #expect(!Self.runnable.isEmpty)
    }

    @Test(arguments: runnable) func vector(_ vector: Vector) {
        switch vector.engine {
        case "compositional": checkLayout(vector)
        case "columns": checkColumns(vector)
        case "container": checkContainer(vector)
        default: Issue.record("unknown engine \(vector.engine)")
        }
    }

    private func checkLayout(_ vector: Vector) {
        let sections = (vector.sections ?? []).map { $0?.section }
        let configuration = LayoutConfiguration(
            interSectionSpacing: vector.configuration?.interSectionSpacing ?? 0,
            boundarySupplementaryItems: (vector.configuration?.boundary ?? []).compactMap(\.item), scale: vector.scale)
        let layout = CompositionalLayout(configuration: configuration) { index, _ in
            sections.count == 1 ? sections[0] : sections[index]
        }
        let container = Size(width: vector.container?.width ?? 0, height: vector.container?.height ?? 0)
        let solved = layout.solve(
            in: container, itemCounts: vector.items ?? [], measured: MeasuredSizes(vector.measured ?? [:]))
        if let error = vector.expect.error {
            #expect(solved.problems.contains { $0.name == error }, "\(solved.problems)")
            return
        }
        #expect(solved.validWidths.contains(container.width))
        compare(solved.frames(), with: vector.expect)
    }

    private func compare(_ frames: LayoutFrames, with expected: Vector.Expectation) {
        if let size = expected.contentSize {
            expectEqual([frames.contentSize.width, frames.contentSize.height], size, "content size")
        }
        let items = frames.sections.flatMap(\.items)
        if let count = expected.itemCount { #expect(items.count == count) }
        if expected.itemsSubset != true, expected.itemCount == nil {
            #expect(items.count == expected.items?.count ?? 0)
        }
        for row in expected.items ?? [] {
            let (section, item) = (Int(row[0]), Int(row[1]))
            guard frames.sections.indices.contains(section), frames.sections[section].items.indices.contains(item)
            else {
                Issue.record("no item \(section).\(item)")
                continue
            }
            expectEqual(frames.sections[section].items[item].numbers, Array(row[2...]), "item \(section).\(item)")
        }
        let boundaryCount = frames.sections.reduce(frames.boundaryItems.count) { $0 + $1.boundaryItems.count }
        #expect(boundaryCount == expected.supplementary?.count ?? 0)
        for row in expected.supplementary ?? [] {
            let owner = row[1].number.map { frames.sections[Int($0)].boundaryItems } ?? frames.boundaryItems
            let found = owner.first { $0.elementKind == row[0].name }
            expectEqual(found?.frame.numbers ?? [], row[3...].compactMap(\.number), "\(row)")
        }
    }

    private func checkColumns(_ vector: Vector) {
        for pair in vector.expect.columns ?? [] {
            let width = pair[0]
            let range = vector.ranges?.first {
                $0.kind == "..<" ? ($0.low..<$0.high).contains(width) : ($0.low...$0.high).contains(width)
            }
            let columns = range?.columns ?? vector.default ?? 0
            let layout = CompositionalLayout { _, environment in
                #expect(environment.container.effectiveContentSize.width == width)
                let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
                return LayoutSection(
                    group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
            }
            let frames = layout.solve(in: Size(width: width, height: 100), itemCounts: [12]).frames()
            let firstRow = frames.sections[0].items.count { $0.y == 0 }
            #expect(firstRow == Int(pair[1]) || width <= 0, "\(width) px")
        }
    }

    private func checkContainer(_ vector: Vector) {
        let size = vector.contentSize ?? [0, 0]
        let container = LayoutContainer(
            contentSize: Size(width: size[0], height: size[1]), contentInsets: EdgeInsets(vector.contentInsets))
        let insets = container.effectiveContentInsets
        expectEqual(
            [insets.top, insets.leading, insets.bottom, insets.trailing], vector.expect.effectiveContentInsets ?? [],
            "insets")
        let effective = container.effectiveContentSize
        expectEqual([effective.width, effective.height], vector.expect.effectiveContentSize ?? [], "size")
    }

    private func expectEqual(_ actual: [Double], _ expected: [Double], _ what: String) {
        let isEqual =
            actual.count == expected.count
            && zip(actual, expected).allSatisfy { abs($0 - $1) <= Self.tolerance }
        #expect(isEqual, "\(what): \(actual), expected \(expected)")
    }
}

extension Rect<Double> {
    var numbers: [Double] { [x, y, width, height] }
}

extension MeasuredSizes {
    /// Keys are `section.item`, `b.KIND.section` or `b.KIND.layout`.
    init(_ data: [String: [Double?]]) {
        self.init()
        for (key, extent) in data {
            let parts = key.split(separator: ".").map(String.init)
            let extent = Extent(width: extent[0], height: extent[1])
            if parts[0] == "b" {
                boundaryItems[Int(parts[2]), default: [:]][parts[1]] = extent
            } else if let section = Int(parts[0]), let item = Int(parts[1]) {
                items[section, default: [:]][item] = extent
            }
        }
    }
}
