import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a program took from its start to its end.
struct MeasuredRun {
    let seconds: Double
    /// Until all that it wrote was on the disk, too, which goes on behind a program's end.
    let secondsUntilOnDisk: Double
    /// Seconds of processor time, of all its threads and with the system's work for them.
    let processorSeconds: Double
    /// Bytes of the most memory it held. Never less than this program holds itself, from which it is split off.
    let peakMemory: Int

    /// Runs a program and waits for it. What it prints goes to a file, which is shown when it fails.
    static func of(_ program: String, _ arguments: [String], log: URL) throws -> MeasuredRun {
        // What was written before is on disk: no run pays for another.
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
