import Diagnostics
import SiteBuilder

extension PreviewServer {
    /// Builds and shows the outcome, again after every change; until the task is cancelled.
    func keepBuilding(for stage: Stage, _ report: @escaping @Sendable (PreviewEvent) async -> Void) async {
        // Before the first build, so that no change during it is missed.
        let watch = SourceWatch(sources, site: site)
        let loop = BuildLoop(changes: SourceChanges(), build: build)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await Self.count(loop.changes, seenBy: watch) }
            group.addTask {
                while (try? await Task.sleep(for: .seconds(10))) != nil { stage.repeatScene() }
            }
            var scene = Scene(generation: nil, problems: [])
            await loop.run { outcome in
                scene = scene.following(outcome, in: site)
                stage.show(scene)
                await report(.built(diagnostics: outcome.diagnostics, failed: outcome.files == nil))
            }
            group.cancelAll()
        }
    }

    /// Notes what a watch sees, beside whatever is being built.
    private static func count(_ changes: SourceChanges, seenBy watch: SourceWatch) async {
        let (hints, hint) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await watch.hints { hint.yield() } }
            var watch = watch
            for await _ in hints where await watch.hasChanged() { changes.add() }
            group.cancelAll()
        }
    }
}
