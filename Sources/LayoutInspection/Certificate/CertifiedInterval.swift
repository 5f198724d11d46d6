import CompositionalLayout
import GridCSS

/// An interval of widths with one description and one solution, and the section's columns and cells there.
public struct CertifiedInterval: Hashable, Sendable {
    public internal(set) var widths: WidthSpan
    /// The exact lower bound of the interval. The first integer width at or above it is the start of `widths`.
    public internal(set) var start: ExactBound
    /// The maximum number of a group's cells side by side; 0 if the layout cannot be solved.
    public let columns: Int
    /// The number of cells in a full group.
    public let cellsPerGroup: Int
    /// The distinct sizes of a group's cells, in order of first occurrence.
    public let cells: [CellShape]
    /// The edges of the cells across the section, in points from the leading edge, ascending.
    public let columnEdges: [Length]
    /// The distance from the start of a group to the start of the next, in points; `nil` if the layout cannot be
    /// solved.
    public let pitch: Length?

    /// The cells of one size.
    public struct CellShape: Hashable, Sendable {
        public let size: Size<Length>
        /// The number of such cells in a full group.
        public let count: Int
    }
}

extension CertifiedInterval {
    init(_ interval: WidthInterval, widths: WidthSpan, start: ExactBound) {
        self.widths = widths
        self.start = start
        let container = Size(width: Double(interval.lowerBound), height: interval.solved.container.height)
        guard let run = interval.run else {
            (columns, cellsPerGroup, cells, columnEdges, pitch) = (0, 0, [], [], nil)
            return
        }
        let leaves = run.pattern.leaves
        columns = ColumnCount(leaves.map { $0.frame.value(in: container) }).most
        cellsPerGroup = leaves.count
        cells = CellShape.shapes(of: leaves)
        let origin = interval.solved.sectionOrigins.first?.x ?? .zero
        let edges = Set(leaves.flatMap { [$0.frame.x, $0.frame.maxX] }.map { $0 + run.origin.x + origin })
        columnEdges = edges.map { (value: $0.value(in: container), edge: $0) }
            .sorted { ($0.value, $0.edge.width, $0.edge.points) < ($1.value, $1.edge.width, $1.edge.points) }
            .map(\.edge)
        pitch = run.pitch
    }
}

extension CertifiedInterval.CellShape {
    fileprivate static func shapes(of leaves: [SolvedItem]) -> [Self] {
        var counts: [Size<Length>: Int] = [:]
        var order: [Size<Length>] = []
        for leaf in leaves {
            if counts[leaf.frame.size] == nil { order.append(leaf.frame.size) }
            counts[leaf.frame.size, default: 0] += 1
        }
        return order.map { Self(size: $0, count: counts[$0] ?? 0) }
    }
}

extension WidthInterval {
    /// The repeated group; `nil` if the layout cannot be solved.
    var run: GroupRun? { problems.isEmpty ? solved.sections.first?.runs.first : nil }
}
