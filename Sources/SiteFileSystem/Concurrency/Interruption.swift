import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A signal by which a person or the system asks the program to stop.
package enum Interruption: Int32, Hashable, Sendable, CaseIterable {
    /// The terminal was closed.
    case hangUp = 1
    /// Ctrl-C.
    case interrupt = 2
    /// `kill` without more.
    case terminate = 15

    /// As shells report a program that a signal has ended.
    package var exitCode: Int32 { 128 + rawValue }

    /// Whoever started the program may have told it not to listen, as `nohup` does.
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

/// Work that failed after the program had been asked to stop: most often because of that.
package struct InterruptedWork: Error {
    package let interruption: Interruption
    package let error: any Error
}

/// Runs work that is cancelled when the program is asked to stop.
///
/// A second signal ends the program at once, with the exit code of a shell: 128 and the signal's number.
/// - Returns: the signal that stopped the work, or `nil` when it ended by itself; and what it returned either way.
/// - Throws: what the work throws, as ``InterruptedWork`` after a signal.
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
            // Here and not in a task: the work may keep all of the pool's threads busy.
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
                // Elsewhere the source replaces the default action by itself.
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
