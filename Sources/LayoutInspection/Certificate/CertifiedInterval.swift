import CompositionalLayout
import GridCSS

/// Widths at which a section is one description and one solution, and what it looks like there.
public struct CertifiedInterval: Hashable, Sendable {
    public let widths: WidthSpan
    /// Where the interval begins among all real widths; the whole width is the first one behind it.
    public let start: ExactBound
    /// Most cells of a group that stand beside each other; 0 where nothing can be laid out.
    public let columns: Int
    /// Cells of a full group.
    public let cellsPerGroup: Int
    /// The different sizes of a group's cells, in the order in which they come.
    public let cells: [CellShape]
    /// Where cells begin and end across the section, from its leading edge, ascending.
    public let columnEdges: [Length]
    /// From the start of a group to the start of the next; `nil` where nothing can be laid out.
    public let pitch: Length?

    /// Cells of one size.
    public struct CellShape: Hashable, Sendable {
        public let size: Size<Length>
        /// How many a full group holds.
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
    /// The repeated group; `nil` where nothing can be laid out.
    var run: GroupRun? { problems.isEmpty ? solved.sections.first?.runs.first : nil }
}
