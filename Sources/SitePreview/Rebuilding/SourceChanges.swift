import SiteFileSystem
import Synchronization

/// How often the sources have changed and in what, and all who wait for the next time.
final class SourceChanges: Sendable {
    private struct State: Sendable {
        var count = 0
        var difference = SourceDifference.none
        var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
        var nextNumber = 0
    }

    private let state = Mutex(State())

    var count: Int { state.withLock(\.count) }

    /// Notes a change and tells everyone.
    func add(_ difference: SourceDifference) {
        let waiting = state.withLock { state in
            state.count += 1
            state.difference.formUnion(difference)
            defer { state.waiting = [:] }
            return state.waiting
        }
        for continuation in waiting.values { continuation.finish() }
    }

    /// Hands over what has changed since the last time this was called.
    /// - Returns: with how many changes there have been then.
    func take() -> (difference: SourceDifference, count: Int) {
        state.withLock { state in
            defer { state.difference = .none }
            return (state.difference, state.count)
        }
    }

    /// Returns when there have been more changes than so many, or when the task is cancelled.
    func more(than count: Int) async {
        // A stream for each call: one that many shared would end for all with the first cancelled task.
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
