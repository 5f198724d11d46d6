#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What one stage of a build took.
package struct StageTime: Hashable, Sendable {
    package let name: String
    /// From its beginning to its end.
    package let duration: Duration
    /// Of all threads of the process, the system's work for them included.
    package let processorTime: Duration
    /// Bytes: the most memory that the process has held up to the end of the stage.
    package let peakMemory: Int
}

/// Runs from its making to the end of a stage.
package struct StageWatch {
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private let used = ResourceUsage.current

    package init() { start = clock.now }

    package func end(of name: String) -> StageTime {
        let now = ResourceUsage.current
        return StageTime(
            name: name, duration: clock.now - start, processorTime: now.processorTime - used.processorTime,
            peakMemory: now.peakMemory)
    }
}

/// What the process has used since it began.
private struct ResourceUsage {
    let processorTime: Duration
    let peakMemory: Int

    static var current: ResourceUsage {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(RUSAGE_SELF.rawValue, &usage)
            let unit = 1024
        #else
            getrusage(RUSAGE_SELF, &usage)
            let unit = 1
        #endif
        return ResourceUsage(
            processorTime: Duration(usage.ru_utime) + Duration(usage.ru_stime), peakMemory: Int(usage.ru_maxrss) * unit)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) { self = .seconds(time.tv_sec) + .microseconds(time.tv_usec) }
}
