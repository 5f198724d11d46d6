import SitePublication

/// How a build ended.
struct BuildAttempt: Sendable {
    /// `nil` when there was nothing to make.
    var outcome: BuildOutcome?
    /// A newer change came first. The build may have come to its end all the same: nobody is to see what it made.
    var isGivenUp: Bool
}

/// Which files nobody has seen that builds made: each build tells what changed since the one before, shown or not.
struct UnshownFiles {
    /// `nil`: any file may be.
    private var changed: Set<OutputPath>? = []

    /// Returns what is to be shown of a build, with all that is new in it to those who look.
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
