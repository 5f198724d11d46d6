import CompositionalLayout

/// Neighbouring intervals with the same description, which is one answer of the provider.
struct AnswerRun {
    /// The maximum number of answers that a stylesheet should contain.
    static let most = 64

    let section: LayoutSection?
    private(set) var intervals: [CertifiedInterval]

    var widths: WidthSpan {
        WidthSpan(
            lowerBound: intervals[0].widths.lowerBound, upperBound: intervals[intervals.count - 1].widths.upperBound)
    }
    var firstColumns: Int { intervals[0].columns }
    var lastColumns: Int { intervals[intervals.count - 1].columns }

    static func runs(of intervals: [(section: LayoutSection?, interval: CertifiedInterval)]) -> [AnswerRun] {
        var runs: [AnswerRun] = []
        for (section, interval) in intervals {
            if let last = runs.last, last.section == section {
                runs[runs.count - 1].intervals.append(interval)
            } else {
                runs.append(AnswerRun(section: section, intervals: [interval]))
            }
        }
        return runs
    }
}
