import LayoutInspection
import SiteBuilder

/// The time and memory of each build stage, as a table.
struct BuildProfile {
    private let stages: [StageTime]

    init(_ stages: [StageTime]) { self.stages = stages }

    var lines: [String] {
        var table = TextTable([.leading, .trailing, .trailing, .trailing])
        table.add(["stage", "time ms", "CPU ms", "peak MB"])
        for stage in stages {
            table.add([
                stage.name, tenths(stage.duration), tenths(stage.processorTime), megabytes(stage.peakMemory),
            ])
        }
        table.add([
            "all stages", tenths(stages.map(\.duration).reduce(.zero, +)),
            tenths(stages.map(\.processorTime).reduce(.zero, +)), megabytes(stages.map(\.peakMemory).max() ?? 0),
        ])
        return table.lines
    }

    /// Milliseconds with one decimal.
    private func tenths(_ duration: Duration) -> String {
        let tenths = Int((duration / .milliseconds(1) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
