import CompositionalLayout
import GridCSS

/// Asks a provider for fractional widths to find the exact width at which an answer begins, and to find answers between
/// two integer widths.
struct AnswerSurvey {
    let provider: (LayoutEnvironment) -> LayoutSection?
    let finder: IntervalFinder
    let writtenHoles: [Range<Int>]?

    func answer(_ width: Double) -> LayoutSection? {
        provider(finder.environment.layoutEnvironment(width: width))
    }

    /// The exact lower bound of `piece`.
    func start(of piece: MergedInterval, after previous: MergedInterval) -> ExactBound {
        let whole = Double(piece.widths.lowerBound)
        if previous.interval.section == piece.interval.section {
            // The provider's answer is the same, but a different number of items fits. The count has a tolerance of a
            // thousandth.
            let exact = (previous.solvedUpTo * 100).rounded() / 100
            return .from(exact > whole - 1 && exact < whole ? exact : whole)
        }
        return bound(at: whole, next: piece.interval.section)
    }

    /// The exact width at which the answer for `whole` begins. The integer width below has a different answer.
    private func bound(at whole: Double, next: LayoutSection?) -> ExactBound {
        writtenHoles == nil ? bound(between: whole - 1, and: whole, next: next) : .from(whole)
    }

    private func bound(between low: Double, and high: Double, next: LayoutSection?) -> ExactBound {
        ExactBound(between: low, and: high) { answer($0) == next }
    }

    /// Finds answers between two other answers that are intended for different widths.
    ///
    /// A layout given as data states which widths its ranges leave out. A provider in Swift must be asked. For it, a
    /// hole is an answer with three properties: other, non-adjacent widths get it too; it has more or fewer columns
    /// than both neighbours; and the neighbours' column counts grow with the width.
    func holes(between runs: [AnswerRun]) -> [Finding] {
        var meant: [LayoutSection?: [Int]] = [:]
        for (number, run) in runs.enumerated() { meant[run.section, default: []].append(number) }
        let whole = runs.indices.dropFirst().dropLast().compactMap { number -> Finding? in
            let other = meant[runs[number].section]?.last { $0 != number }
            guard isHole(number, in: runs, isSeenElsewhere: other != nil) else { return nil }
            return hole(number, in: runs, meant: other.map { runs[$0].widths })
        }
        return whole + (writtenHoles == nil ? hiddenHoles(runs) : [])
    }

    private func isHole(_ number: Int, in runs: [AnswerRun], isSeenElsewhere: Bool) -> Bool {
        let (before, run, after) = (runs[number - 1], runs[number], runs[number + 1])
        if let writtenHoles { return writtenHoles.contains { $0.contains(run.widths.lowerBound) } }
        return isSeenElsewhere && HoleColumns.isHole((before.lastColumns, run.firstColumns, after.firstColumns))
    }

    private func hole(_ number: Int, in runs: [AnswerRun], meant: WidthSpan?) -> Finding {
        let (before, run, after) = (runs[number - 1], runs[number], runs[number + 1])
        let hole = Finding.Hole(
            lower: bound(at: Double(run.widths.lowerBound), next: run.section),
            upper: bound(at: Double(after.widths.lowerBound), next: after.section), columns: run.firstColumns,
            before: before.lastColumns, after: after.firstColumns, meant: meant)
        return Finding(.hole(hole), run.widths)
    }

    /// Holes between integer widths: `0...499, 500...1024` leaves out the widths between 499 and 500. No page has such
    /// a width, but a window may.
    private func hiddenHoles(_ runs: [AnswerRun]) -> [Finding] {
        var known: [LayoutSection?: AnswerRun] = [:]
        for run in runs { known[run.section] = run }
        return zip(runs, runs.dropFirst()).compactMap { before, after in
            let next = Double(after.widths.lowerBound)
            let between = answer(next - 0.5)
            guard between != before.section, between != after.section, let meant = known[between] else { return nil }
            let columns = (before.lastColumns, meant.firstColumns, after.firstColumns)
            guard HoleColumns.isHole(columns) else { return nil }
            let hole = Finding.Hole(
                lower: bound(between: next - 1, and: next - 0.5, next: between),
                upper: bound(between: next - 0.5, and: next, next: after.section), columns: meant.firstColumns,
                before: before.lastColumns, after: after.firstColumns, meant: meant.widths)
            return Finding(
                .hiddenHole(hole),
                WidthSpan(lowerBound: after.widths.lowerBound, upperBound: after.widths.lowerBound + 1))
        }
    }
}

private enum HoleColumns {
    static func isHole(_ columns: (before: Int, here: Int, after: Int)) -> Bool {
        columns.before <= columns.after && !(columns.before...columns.after).contains(columns.here)
    }
}
