import SitePublication

/// The end of a build.
struct BuildAttempt: Sendable {
    /// The outcome, or `nil` if there was nothing to make.
    var outcome: BuildOutcome?
    /// Whether a newer change stopped the build. If it finished anyway, its outcome is not shown.
    var isGivenUp: Bool
}

/// Collects the files that builds changed without being shown, because each build reports changes since the last one.
struct UnshownFiles {
    /// The changed files, or `nil` if any file may have changed.
    private var changed: Set<OutputPath>? = []

    /// Returns the outcome to show, with all changes since the last shown outcome.
    mutating func follow(_ attempt: BuildAttempt) -> BuildOutcome? {
        guard var outcome = attempt.outcome, outcome.files != nil else {
            return attempt.isGivenUp ? nil : attempt.outcome
        }
        changed = changed.flatMap { earlier in outcome.changed.map(earlier.union) }
        if attempt.isGivenUp { return nil }
        outcome.changed = changed
        changed = []
        return outcome
    }
}
