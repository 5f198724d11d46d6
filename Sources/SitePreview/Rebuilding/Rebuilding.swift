import SiteBuilder
import SiteDiagnostics

extension PreviewServer {
    /// Builds and shows the outcome after every change, until the task is cancelled.
    func keepBuilding(for broadcast: SceneBroadcast, _ report: @escaping @Sendable (PreviewEvent) async -> Void) async {
        // Watching starts before the first build, so that no change during it is missed.
        let watch = SourceWatch(sources, site: site, pace: pace)
        let loop = BuildLoop(changes: SourceChanges(), build: build)
        let (events, tell) = AsyncStream.makeStream(of: PreviewEvent.self)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await event in events { await report(event) } }
            group.addTask { await Self.count(loop.changes, seenBy: watch) { tell.yield(.polling($0)) } }
            group.addTask {
                while (try? await Task.sleep(for: .seconds(10))) != nil { broadcast.repeatScene() }
            }
            var scene = Scene(generation: nil, problems: [])
            var told: [Diagnostic]?
            await loop.run { outcome in
                scene = scene.following(outcome, in: site)
                broadcast.show(scene)
                // The rest of a build is reported only if its diagnostics differ.
                if outcome.isRest, outcome.diagnostics == told { return }
                told = outcome.diagnostics
                tell.yield(.built(diagnostics: outcome.diagnostics, failed: outcome.files == nil))
            }
            group.cancelAll()
        }
    }

    /// Records the changes that a watch finds, in parallel with builds.
    ///
    /// - Parameter tell: called once if the watch has to poll.
    private static func count(
        _ changes: SourceChanges, seenBy watch: SourceWatch, tell: @Sendable (PollingReason) -> Void
    ) async {
        let (hints, hint) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await watch.hints { hint.yield() } }
            var watch = watch
            var isTold = false
            for await _ in hints {
                await watch.look { changes.add($0) }
                if !isTold, let reason = watch.polling {
                    tell(reason)
                    isTold = true
                }
            }
            group.cancelAll()
        }
    }
}
