import CompositionalLayout
import LayoutVectors
import Testing

extension ColumnsVector {
    func check() {
        for pair in expect.columns {
            let width = pair[0]
            let columns = self.columns(at: width)
            let layout = CollectionLayout { _, environment in
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
