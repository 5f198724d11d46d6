#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The time and memory that one stage of a build used.
package struct StageTime: Hashable, Sendable {
    package let name: String
    /// The elapsed time.
    package let duration: Duration
    /// The processor time of all threads of the process, including system time.
    package let processorTime: Duration
    /// The maximum memory of the process until the end of the stage, in bytes.
    package let peakMemory: Int
}

/// Measures a stage from its creation to the end of the stage.
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

/// The resources that the process has used since its start.
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
