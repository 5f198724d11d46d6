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

    /// The program, then its arguments, are `"$@"`. TERM lets them close their files and take back their locks; drivers may
    /// block it, so they get a second. The folder can only be cleared when nobody writes to it any more, so that is tried
    /// for a while.
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
    ///   - environment: variables besides those of this process.
    ///   - scratch: a folder made by `makeScratch()`, where the program needs files to be there when it starts.
    /// - Throws: `POSIXFailure` when no pipe, folder or process can be had.
    init(
        _ program: String, arguments: [String], environment added: [String: String] = [:], scratch: String? = nil
    ) throws {
        let scratch = try scratch ?? Self.makeScratch()
        var environment = ProcessInfo.processInfo.environment.merging(added) { $1 }
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

    static func makeScratch() throws -> String {
        var template = Array((NSTemporaryDirectory() + "/sitegen-browser-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXFailure("mkdtemp", code: errno) }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
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
