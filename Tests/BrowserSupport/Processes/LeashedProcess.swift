import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program in its own process group that cannot outlive this process.
///
/// A small shell leads the group and reads from a pipe whose other end only this process holds. When the pipe is
/// closed, or when this process ends in any way (including a crash), the shell ends the whole group and removes its
/// temporary folder.
struct LeashedProcess: Sendable {
    let groupID: pid_t
    /// The temporary folder (`TMPDIR`) of the group. It is removed when the group ends.
    let scratch: String
    private let leash: Int32

    /// The program and its arguments are `"$@"`. TERM lets them close files and release locks. Drivers may block it, so
    /// they get one second. The folder can be removed only when nobody writes to it, so the shell tries several times.
    private static let keeper = """
        "$@" </dev/null &
        program=$!
        trap '' TERM
        cat >/dev/null
        kill -TERM 0
        (sleep 1; kill -KILL $program) &
        wait $program
        kill -KILL $!
        for attempt in 1 2 3 4 5 6 7 8 9 10; do
            sleep 0.1
            rm -rf "$TMPDIR" && break
        done
        kill -KILL 0
        """

    /// - Parameters:
    ///   - environment: Variables in addition to those of this process.
    ///   - scratch: A folder made by `makeScratch()`, if the program needs files when it starts.
    /// - Throws: `POSIXFailure` if no pipe, folder or process can be made.
    init(
        _ program: String, arguments: [String], environment added: [String: String] = [:], scratch: String? = nil
    ) throws {
        let scratch = try scratch ?? Self.makeScratch()
        var environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
        environment["TMPDIR"] = scratch

        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXFailure("pipe", code: errno) }
        // Only this process may hold these ends. A child that inherited one would keep the group alive.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        do {
            groupID = try spawnGroup(
                ["/bin/sh", "-c", Self.keeper, "keeper", program] + arguments,
                environment: environment, input: ends[0], log: Self.log(in: scratch))
        } catch {
            close(ends[1])
            throw error
        }
        self.scratch = scratch
        leash = ends[1]
    }

    static func makeScratch() throws -> String {
        var template = Array((NSTemporaryDirectory() + "/sitegen-browser-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXFailure("mkdtemp", code: errno) }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private static func log(in scratch: String) -> String { scratch + "/driver.log" }

    /// The output of the program so far.
    var log: String { (try? String(contentsOfFile: Self.log(in: scratch), encoding: .utf8)) ?? "" }

    /// Ends the group and returns after its end.
    func end() async {
        close(leash)
        var status: Int32 = 0
        while waitpid(groupID, &status, WNOHANG) == 0 {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }
}
