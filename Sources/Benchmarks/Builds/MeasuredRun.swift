import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The resources that a program used from start to end.
struct MeasuredRun {
    let seconds: Double
    /// Seconds until all written bytes are on the disk, which may be after the program's end.
    let secondsUntilOnDisk: Double
    /// Processor time in seconds, over all threads and including system time.
    let processorSeconds: Double
    /// Peak memory in bytes. It is never lower than this program's own memory, because the program is forked from it.
    let peakMemory: Int

    /// Runs a program and waits for it. Its output goes to a file, which is shown if the program fails.
    static func of(_ program: String, _ arguments: [String], log: URL) throws -> MeasuredRun {
        // Writes earlier data to the disk, so that it does not affect this run.
        sync()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, log.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let clock = ContinuousClock()
        let start = clock.now
        var process = pid_t()
        let problem = posix_spawn(&process, program, &actions, nil, &words, environ)
        guard problem == 0 else { throw RunProblem(what: "\(program) cannot be started: error \(problem)") }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        let duration = clock.now - start
        sync()
        let durationUntilOnDisk = clock.now - start
        guard status == 0 else {
            let said = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
            throw RunProblem(what: "\(program) \(arguments.joined(separator: " ")) failed:\n\(said)")
        }
        #if canImport(Glibc)
            let unit = 1024
        #else
            let unit = 1
        #endif
        return MeasuredRun(
            seconds: duration / .seconds(1), secondsUntilOnDisk: durationUntilOnDisk / .seconds(1),
            processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            peakMemory: Int(usage.ru_maxrss) * unit)
    }

    private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}

struct RunProblem: Error, CustomStringConvertible {
    let what: String
    var description: String { what }
}
