import Diagnostics
import SiteBuilder

extension PreviewServer {
    /// Builds, shows the outcome, waits for a change; until the task is cancelled.
    func keepBuilding(for stage: Stage, _ report: @escaping @Sendable (PreviewEvent) async -> Void) async {
        let (hints, hint) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        // Before the first build, so that no change during it is missed.
        var watch = SourceWatch(sources, site: site)
        let hintSource = watch
        var scene = Scene(generation: nil, errors: [])
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await hintSource.hints { hint.yield() } }
            group.addTask {
                while (try? await Task.sleep(for: .seconds(10))) != nil { stage.repeatScene() }
            }
            var iterator = hints.makeAsyncIterator()
            while !Task.isCancelled {
                let outcome = await build()
                scene = scene.following(outcome)
                stage.show(scene)
                await report(.built(diagnostics: outcome.diagnostics, failed: outcome.files == nil))
                repeat {
                    guard await iterator.next() != nil else { break }
                } while await !watch.hasChanged()
            }
            group.cancelAll()
        }
    }
}
