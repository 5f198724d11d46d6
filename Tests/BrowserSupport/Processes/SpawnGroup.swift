#if canImport(Glibc)
    import Glibc
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
#elseif canImport(Darwin)
    import Darwin
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
#endif

/// A system call that failed.
struct POSIXFailure: Error, CustomStringConvertible {
    var call: String
    var code: Int32

    init(_ call: String, code: Int32) {
        self.call = call
        self.code = code
    }

    var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// Starts `command` as the leader of a new process group. `input` becomes its standard input; its output goes to a
/// file.
///
/// It inherits no other file of this process. `Process` learns about the end of a program from a socket that only the
/// program holds. If a browser inherited the socket, `Process` would wait as long as the browser runs.
func spawnGroup(_ command: [String], environment: [String: String], input: Int32, log: String) throws -> pid_t {
    #if canImport(Darwin)
        var actions: FileActions = nil
        var attributes: Attributes = nil
    #else
        var actions = FileActions()
        var attributes = Attributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    #if canImport(Darwin)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT))
    #else
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        for descriptor in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 4096)) {
            posix_spawn_file_actions_addclose(&actions, descriptor)
        }
    #endif
    posix_spawnattr_setpgroup(&attributes, 0)

    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw POSIXFailure("posix_spawn \(command[0])", code: code) }
    return process
}
