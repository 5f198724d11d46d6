import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A signal that asks the program to stop.
package enum Interruption: Int32, Hashable, Sendable, CaseIterable {
    /// The terminal was closed.
    case hangUp = 1
    /// Ctrl-C.
    case interrupt = 2
    /// The default signal of `kill`.
    case terminate = 15

    /// The exit code that shells report for a program ended by this signal.
    package var exitCode: Int32 { 128 + rawValue }

    /// True if the parent process has set the signal to be ignored, as `nohup` does.
    fileprivate var isIgnored: Bool {
        var action = sigaction()
        guard sigaction(rawValue, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// An error from work that failed after a stop signal, usually because of it.
package struct InterruptedWork: Error {
    package let interruption: Interruption
    package let error: any Error
}

/// Runs work and cancels it when the program receives a stop signal.
///
/// A second signal ends the program at once with the shell's exit code: 128 plus the signal's number.
/// - Returns: The result of the work, and the signal that stopped it; `nil` if the work ended by itself.
/// - Throws: The error of the work, wrapped in ``InterruptedWork`` after a signal.
package func withInterruption<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
) async throws -> (interruption: Interruption?, result: Result) {
    let (signals, continuation) = AsyncStream.makeStream(of: Interruption.self)
    let (registered, registration) = AsyncStream.makeStream(of: Void.self)
    let count = Mutex(0)
    let listened = Interruption.allCases.filter { !$0.isIgnored }
    let sources = listened.map { interruption in
        let source = DispatchSource.makeSignalSource(signal: interruption.rawValue)
        source.setEventHandler {
            // This runs on its own queue and not in a task, because the work may keep all threads of the pool busy.
            if count.withLock({
                $0 += 1
                return $0
            }) > 1 {
                _exit(interruption.exitCode)
            }
            continuation.yield(interruption)
        }
        source.setRegistrationHandler {
            #if canImport(Darwin)
                // On other systems the dispatch source replaces the default action.
                signal(interruption.rawValue, SIG_IGN)
            #endif
            registration.yield()
        }
        source.activate()
        return source
    }
    defer {
        for source in sources { source.cancel() }
        for interruption in listened { signal(interruption.rawValue, SIG_DFL) }
    }
    var registrations = registered.makeAsyncIterator()
    for _ in sources { await registrations.next() }
    return try await withThrowingTaskGroup(of: Ending<Result>.self) { group in
        group.addTask { .done(try await work()) }
        group.addTask {
            for await interruption in signals { return .interrupted(interruption) }
            return .interrupted(nil)
        }
        var interruption: Interruption?
        do {
            while let ending = try await group.next() {
                switch ending {
                case .interrupted(let signal):
                    interruption = signal
                    group.cancelAll()
                case .done(let result):
                    group.cancelAll()
                    return (interruption, result)
                }
            }
            throw CancellationError()
        } catch {
            throw interruption.map { InterruptedWork(interruption: $0, error: error) } ?? error
        }
    }
}

private enum Ending<Result: Sendable>: Sendable {
    case done(Result)
    case interrupted(Interruption?)
}
