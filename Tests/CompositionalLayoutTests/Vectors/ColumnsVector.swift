import CompositionalLayout
import Testing

/// Ranges of widths with a column number each, as a section provider writes them.
struct ColumnsVector: Decodable, Sendable {
    struct ColumnRange: Decodable, Sendable {
        let kind: String
        let low: Double
        let high: Double
        let columns: Int

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            kind = try values.decode(String.self)
            low = try values.decode(Double.self)
            high = try values.decode(Double.self)
            columns = try values.decode(Int.self)
        }

        func contains(_ width: Double) -> Bool {
            kind == "..<" ? (low..<high).contains(width) : (low...high).contains(width)
        }
    }
    struct Expectation: Decodable, Sendable {
        let columns: [[Double]]
    }

    let ranges: [ColumnRange]
    let `default`: Int
    let expect: Expectation

    func check() {
        for pair in expect.columns {
            let width = pair[0]
            let columns = ranges.first { $0.contains(width) }?.columns ?? self.default
            let layout = CompositionalLayout { _, environment in
                #expect(environment.container.effectiveContentSize.width == width)
                let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(10))
                return LayoutSection(
                    group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
            }
            let solved = layout.solve(in: Size(width: width, height: 100), itemCounts: [12])
            #expect(solved.sections[0].description?.group.columnCount == Int(pair[1]), "\(width) px")
            let firstRow = solved.frames().sections[0].items.count { $0.y == 0 }
            #expect(firstRow == (width > 0 ? Int(pair[1]) : 0), "\(width) px")
        }
    }
}

extension LayoutGroup {
    fileprivate var columnCount: Int? {
        if case .counted(_, let count) = arrangement { count } else { nil }
    }
}
