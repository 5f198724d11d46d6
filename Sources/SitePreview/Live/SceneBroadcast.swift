import Synchronization

/// The scene that is shown now, and all who wait for the next one.
final class SceneBroadcast: Sendable {
    private struct State: Sendable {
        var scene: Scene?
        var watchers: [Int: AsyncStream<Scene>.Continuation] = [:]
        var nextWatcher = 0
    }

    private let state = Mutex(State())

    /// Shows a scene from now on, and tells everyone.
    func show(_ scene: Scene) {
        let (watchers, previous) = state.withLock { state in
            defer { state.scene = scene }
            return (Array(state.watchers.values), state.scene)
        }
        for watcher in watchers { watcher.yield(scene) }
        // Letting go of all files of a site takes its time: nobody waits for that.
        withExtendedLifetime(previous) {}
    }

    /// Tells the scene once more: writing to a page that was closed is how a connection is known to be dead.
    func repeatScene() {
        if let scene = state.withLock(\.scene) { show(scene) }
    }

    /// The scene of now, and every later one. Who is slow gets the newest only.
    func scenes() -> AsyncStream<Scene> {
        let (scenes, continuation) = AsyncStream.makeStream(of: Scene.self, bufferingPolicy: .bufferingNewest(1))
        let (number, scene) = state.withLock { state in
            state.nextWatcher += 1
            state.watchers[state.nextWatcher] = continuation
            return (state.nextWatcher, state.scene)
        }
        continuation.onTermination = { [weak self] _ in self?.forget(number) }
        if let scene { continuation.yield(scene) }
        return scenes
    }

    /// The scene of now; waits for the first. `nil` when the task is cancelled before.
    func scene() async -> Scene? {
        for await scene in scenes() { return scene }
        return nil
    }

    private func forget(_ number: Int) {
        _ = state.withLock { $0.watchers.removeValue(forKey: number) }
    }
}
