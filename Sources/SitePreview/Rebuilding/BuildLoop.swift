import SiteFileSystem

/// Builds, and builds again after every change; a change during a build ends it early.
struct BuildLoop: Sendable {
    let changes: SourceChanges
    let build: @Sendable (SourceDifference) async -> BuildOutcome

    /// Runs until the task is cancelled.
    /// - Parameter show: called with the outcome of each build that came to its end.
    func run(_ show: (BuildOutcome) async -> Void) async {
        // Since the last good build: one that was given up or failed may have made nothing of what it was told.
        var difference = SourceDifference.anything
        var unshown = UnshownFiles()
        var abandoned = 0
        while !Task.isCancelled {
            // Before anything is read, so that a change while it is read counts as a newer one.
            let (newer, count) = changes.take()
            difference.formUnion(newer)
            let told = difference
            let attempt = await self.attempt(until: abandoned < Self.mostAbandoned ? count : nil) { await build(told) }
            // What stops the preview stops the build too, which is then none.
            if Task.isCancelled { return }
            guard let outcome = unshown.follow(attempt) else {
                abandoned += 1
                continue
            }
            abandoned = 0
            if outcome.files != nil { difference = .none }
            await show(outcome)
            var rest = outcome.rest
            while let make = rest {
                let attempt = await self.attempt(until: count) {
                    // The pages that are open are told first, and fetch what is new to them.
                    guard (try? await Task.sleep(for: Self.restPause)) != nil else { return nil }
                    return await make()
                }
                if Task.isCancelled { return }
                let more = unshown.follow(attempt)
                if let more { await show(more) }
                rest = more?.rest
            }
            await changes.more(than: count)
        }
    }

    /// Gives a build up when there are more changes than so many; returns no sooner than it has stopped.
    private func attempt(
        until count: Int?, _ build: @escaping @Sendable () async -> BuildOutcome?
    ) async -> BuildAttempt {
        guard let count else { return BuildAttempt(outcome: await build(), isGivenUp: false) }
        return await withTaskGroup(of: BuildAttempt?.self) { group in
            group.addTask { BuildAttempt(outcome: await build(), isGivenUp: false) }
            group.addTask {
                await changes.more(than: count)
                return nil
            }
            defer { group.cancelAll() }
            if let attempt = await group.next() ?? nil { return attempt }
            group.cancelAll()
            return BuildAttempt(outcome: (await group.next() ?? nil)?.outcome, isGivenUp: true)
        }
    }

    /// So many builds in a row may be given up: who never stops typing sees the site change all the same.
    static let mostAbandoned = 4
    /// Who saves once a second never waits for the rest of a build to be given up.
    private static let restPause = Duration.seconds(1)
}
