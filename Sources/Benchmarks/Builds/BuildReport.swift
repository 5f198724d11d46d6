/// Build measurements as Markdown tables.
struct BuildReport {
    let comparison: BuildComparison

    var text: String {
        let tables = BuildComparison.Task.allCases.map(table)
        return (["### \(grouped(comparison.count)) episodes", sizes] + tables).joined(separator: "\n\n") + "\n"
    }

    private var sizes: String {
        var lines = ["| output | files | MB | of these pages | MB |", "| --- | --- | --- | --- | --- |"]
        for (name, size) in comparison.sizes.sorted(by: { $0.key > $1.key }) {
            lines.append(
                "| \(name) | \(grouped(size.files)) | \(megabytes(size.bytes)) | \(grouped(size.pages)) | "
                    + "\(megabytes(size.pageBytes)) |")
        }
        return lines.joined(separator: "\n")
    }

    private func table(_ task: BuildComparison.Task) -> String {
        let runs = comparison.runs[task] ?? [:]
        var lines = [
            "| \(task.rawValue) | time s | until on disk s | CPU s | peak MB | files written | sitegen's time, of its | "
                + "sitegen's CPU, of its |",
            "| --- | --- | --- | --- | --- | --- | --- | --- |",
        ]
        for name in ["sitegen", "Hugo", "floor"] {
            guard let own = runs[name] else { continue }
            let files = task == .full ? comparison.sizes[name]?.files : comparison.written[task]?[name]
            let cells = [
                name, Spread(own.map(\.seconds)).text, Spread(own.map(\.secondsUntilOnDisk)).text,
                Spread(own.map(\.processorSeconds)).text,
                megabytes(own.map(\.peakMemory).max() ?? 0), files.map(grouped) ?? "-",
                runs["sitegen"].map { ratio($0, own, \.seconds) } ?? "-",
                runs["sitegen"].map { ratio($0, own, \.processorSeconds) } ?? "-",
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    private func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }

}

/// The ratio of runs of the same rounds.
private func ratio(_ ours: [MeasuredRun], _ own: [MeasuredRun], _ value: (MeasuredRun) -> Double) -> String {
    Spread(zip(ours, own).map { value($0) / max(value($1), 0.000_001) }).text
}

/// The number with separators: `12,838`.
func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = number
    while rest >= 1000 {
        groups.insert(String(String(1000 + rest % 1000).dropFirst()), at: 0)
        rest /= 1000
    }
    return ([String(rest)] + groups).joined(separator: ",")
}
