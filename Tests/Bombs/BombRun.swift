import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the program made of a bomb.
public struct BombRun: Sendable {
    public let seconds: Double
    /// Bytes of memory at its worst.
    public let peakMemory: Int
    /// Bytes of the output folder's files.
    public let outputBytes: Int
    /// 128 and the number of the signal that ended it, as shells have it.
    public let exitCode: Int
    public let errors: String

    /// Builds the site in a folder, or imports the file `feed.xml` in it.
    ///
    /// - Parameters:
    ///   - patience: seconds after which the program is killed.
    public init(_ program: String, in folder: String, patience: Double) throws {
        let said = folder + "/errors.txt"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 2, said, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        let feed = folder + "/" + BombSite.feed
        let arguments =
            FileManager.default.fileExists(atPath: feed)
            ? [program, "import", feed, "--output", folder + "/Output"]
            : [program, "build", folder, "--output", folder + "/Output", "--no-cache", "--jobs", "2"]
        var pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        var environment = [strdup("HOME=" + folder), nil]
        defer { for pointer in environment { free(pointer) } }
        var process = pid_t()
        let clock = ContinuousClock()
        let start = clock.now
        let result = posix_spawn(&process, program, &actions, nil, &pointers, &environment)
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .ENOENT) }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, WNOHANG, &usage) == 0 {
            if clock.now - start > .seconds(patience) { kill(process, SIGKILL) }
            usleep(2000)
        }
        seconds = (clock.now - start) / .seconds(1)
        #if canImport(Darwin)
            peakMemory = usage.ru_maxrss
        #else
            peakMemory = usage.ru_maxrss * 1024
        #endif
        let signal = Int(status & 0x7F)
        exitCode = signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal
        let bytes = FileManager.default.contents(atPath: said) ?? Data()
        errors = String(decoding: bytes.prefix(8_000_000), as: UTF8.self)
        outputBytes = Self.size(of: folder + "/Output")
    }

    /// Ids of the errors that were reported, in their order.
    public var identifiers: [String] {
        errors.split(separator: "\n").compactMap { line in
            guard line.contains(": error: "), line.last == "]", let start = line.lastIndex(of: "[") else { return nil }
            return String(line[line.index(after: start)...].dropLast())
        }
    }

    /// Whether the program did what it should with this bomb.
    public func answers(_ bomb: Bomb) -> Bool {
        guard let answer = bomb.answer else { return exitCode == 0 }
        return exitCode == 1 && identifiers.contains(answer)
    }

    private static func size(of folder: String) -> Int {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.reduce(0) { sum, path in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)
            guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
            return sum + (attributes?[.size] as? Int ?? 0)
        }
    }
}
