import SiteFileSystem
import Synchronization

/// Collects the changes of the sources and counts them, for all waiting tasks.
final class SourceChanges: Sendable {
    private struct State: Sendable {
        var count = 0
        var difference = SourceDifference.none
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextNumber = 0
    }

    private let state = Mutex(State())

    var count: Int { state.withLock(\.count) }

    /// Adds a change and notifies all waiting tasks.
    func add(_ difference: SourceDifference) {
        let waiting = state.withLock { state in
            state.count += 1
            state.difference.formUnion(difference)
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.finish() }
    }

    /// Returns and removes the changes since the last call.
    ///
    /// - Returns: the changes, and the number of all changes so far.
    func take() -> (difference: SourceDifference, count: Int) {
        state.withLock { state in
            defer { state.difference = .none }
            return (state.difference, state.count)
        }
    }

    /// Returns when there have been more changes than `count`, or when the task is cancelled.
    func more(than count: Int) async {
        // Each call has its own stream, because cancelling one task ends its stream.
        let (change, continuation) = AsyncStream.makeStream(of: Void.self)
        let number: Int? = state.withLock { state in
            guard state.count <= count else { return nil }
            state.nextNumber += 1
            state.waiting[state.nextNumber] = continuation
            return state.nextNumber
        }
        guard let number else { return }
        for await _ in change {}
        _ = state.withLock { $0.waiting.removeValue(forKey: number) }
    }
}
