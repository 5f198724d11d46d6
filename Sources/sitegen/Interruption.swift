import Dispatch

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Does work until it is done or the user stops it (Ctrl-C, or a polite kill); then the work's task is cancelled and awaited.
///
/// - Returns: whether the work was stopped.
func untilInterrupted(_ work: @escaping @Sendable () async throws -> Void) async throws -> Bool {
    let (signals, continuation) = AsyncStream.makeStream(of: Int32.self)
    let sources = [SIGINT, SIGTERM].map { number in
        // The default action would end the process before the source is told.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { continuation.yield(number) }
        source.resume()
        return source
    }
    defer { for source in sources { source.cancel() } }
    return try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
            try await work()
            return false
        }
        group.addTask {
            for await _ in signals { return true }
            return false
        }
        defer { group.cancelAll() }
        return try await group.next() ?? false
    }
}
