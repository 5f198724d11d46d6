/// Builds, and builds again after every change; a change during a build ends it early.
struct BuildLoop: Sendable {
    let changes: SourceChanges
    let build: @Sendable () async -> BuildOutcome

    /// Runs until the task is cancelled.
    /// - Parameter show: called with the outcome of each build that came to its end.
    func run(_ show: (BuildOutcome) async -> Void) async {
        var abandoned = 0
        while !Task.isCancelled {
            // Before anything is read, so that a change while it is read counts as a newer one.
            let count = changes.count
            let outcome = abandoned < Self.mostAbandoned ? await build(until: count) : await build()
            // What stops the preview stops the build too, which is then none.
            if Task.isCancelled { return }
            guard let outcome else {
                abandoned += 1
                continue
            }
            abandoned = 0
            await show(outcome)
            await changes.more(than: count)
        }
    }

    /// Returns `nil`, and no sooner than the build has stopped, when there are more changes than so many.
    private func build(until count: Int) async -> BuildOutcome? {
        await withTaskGroup(of: BuildOutcome?.self) { group in
            group.addTask { await build() }
            group.addTask {
                await changes.more(than: count)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// So many builds in a row may be given up: who never stops typing sees the site change all the same.
    static let mostAbandoned = 4
}
