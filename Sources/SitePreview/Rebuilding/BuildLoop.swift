import SiteFileSystem

/// Builds after every change. A change during a build stops it.
struct BuildLoop: Sendable {
    let changes: SourceChanges
    let build: @Sendable (SourceDifference) async -> BuildOutcome

    /// Runs until the task is cancelled.
    ///
    /// - Parameter show: receives the outcome of each finished build.
    func run(_ show: (BuildOutcome) async -> Void) async {
        // The changes since the last successful build. A stopped or failed build may not have used the changes that it
        // was given.
        var difference = SourceDifference.anything
        var unshown = UnshownFiles()
        var abandoned = 0
        while !Task.isCancelled {
            // Taken before reading, so that a change during reading counts as new.
            let (newer, count) = changes.take()
            difference.formUnion(newer)
            let told = difference
            let attempt = await self.attempt(until: abandoned < Self.mostAbandoned ? count : nil) { await build(told) }
            // If the preview is stopped, the build is stopped too and has no outcome.
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
                    // Open pages are updated before the rest is built.
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

    /// Builds, and stops if there are more changes than `count`. Returns after the build has stopped.
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

    /// The maximum number of stopped builds in a row, so that constant typing still updates the site.
    static let mostAbandoned = 4
    /// Saving once a second does not stop the rest of a build.
    private static let restPause = Duration.seconds(1)
}
