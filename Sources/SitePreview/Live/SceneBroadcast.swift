import Synchronization

/// The current scene, and all tasks that wait for the next one.
final class SceneBroadcast: Sendable {
    private struct State: Sendable {
        var scene: Scene?
        var watchers: [Int: AsyncStream<Scene>.Continuation] = [:]
        var nextWatcher = 0
    }

    private let state = Mutex(State())

    /// Shows a scene and notifies all waiting tasks.
    func show(_ scene: Scene) {
        let (watchers, previous) = state.withLock { state in
            defer { state.scene = scene }
            return (Array(state.watchers.values), state.scene)
        }
        for watcher in watchers { watcher.yield(scene) }
        // Freeing the files of a site takes time, so it happens outside the lock.
        withExtendedLifetime(previous) {}
    }

    /// Sends the scene again. A dead connection is detected by writing to it.
    func repeatScene() {
        if let scene = state.withLock(\.scene) { show(scene) }
    }

    /// The current scene and all later ones. A slow receiver gets only the newest.
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

    /// The current scene. Waits for the first one. Returns `nil` if the task is cancelled first.
    func scene() async -> Scene? {
        for await scene in scenes() { return scene }
        return nil
    }

    private func forget(_ number: Int) {
        _ = state.withLock { $0.watchers.removeValue(forKey: number) }
    }
}
