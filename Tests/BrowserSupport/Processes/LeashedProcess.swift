import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program in a process group of its own that cannot outlive this process.
///
/// A small shell stands at the head of the group and reads from a pipe whose other end only we hold. When we close it,
/// or when this process ends in whatever way (a crash included, which no handler of ours would see), the shell ends the
/// whole group and clears its scratch folder.
struct LeashedProcess: Sendable {
    let groupID: pid_t
    /// Temporary folder (`TMPDIR`) of the group; goes when the group ends.
    let scratch: String
    private let leash: Int32

    /// The program, then its arguments, are `"$@"`. TERM lets browsers close their files; drivers may block it. The folder
    /// can only be cleared when nobody writes to it any more, so that is tried for a while.
    private static let keeper = """
        "$@" </dev/null &
        trap '' TERM
        cat >/dev/null
        kill -TERM 0
        kill -KILL $!
        for attempt in 1 2 3 4 5 6 7 8 9 10; do
            sleep 0.1
            rm -rf "$TMPDIR" && break
        done
        kill -KILL 0
        """

    /// - Throws: `POSIXFailure` when no pipe, folder or process can be had.
    init(_ program: String, arguments: [String]) throws {
        var template = Array((NSTemporaryDirectory() + "/sitegen-browser-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXFailure("mkdtemp", code: errno) }
        let scratch = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = scratch

        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXFailure("pipe", code: errno) }
        // Held by nobody else: a child that inherited it would keep the group alive.
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

    private static func log(in scratch: String) -> String { scratch + "/driver.log" }

    /// What the program has written so far.
    var log: String { (try? String(contentsOfFile: Self.log(in: scratch), encoding: .utf8)) ?? "" }

    /// Ends the group and returns when it is gone.
    func end() async {
        close(leash)
        var status: Int32 = 0
        while waitpid(groupID, &status, WNOHANG) == 0 {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }
}
