import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The machine and software of a measurement.
struct Machine {
    /// The build folder, which determines the file system.
    let folder: URL
    let programs: [String]

    var text: String {
        var lines = ["- \(cores) cores\(processor), \(system), \(fileSystem)"]
        for program in programs { if let version = version(of: program) { lines.append("- " + version) } }
        return lines.joined(separator: "\n")
    }

    private var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

    private var processor: String {
        let facts = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = facts.split(separator: "\n").first { $0.hasPrefix("model name") }
        return line.flatMap { $0.split(separator: ":").last }.map { " (\($0.trimmingCharacters(in: .whitespaces)))" }
            ?? ""
    }

    private var system: String {
        var facts = utsname()
        uname(&facts)
        return withUnsafeBytes(of: facts.sysname) { text($0) } + " " + withUnsafeBytes(of: facts.release) { text($0) }
    }

    private func text(_ bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The file system of the innermost mount that contains the folder.
    private var fileSystem: String {
        let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
        var innermost = (place: "", kind: "file system unknown")
        for line in mounts.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            guard fields.count > 2, fields[1].count > innermost.place.count else { continue }
            let isHolding = fields[1] == "/" || (folder.path + "/").hasPrefix(fields[1] + "/")
            if isHolding { innermost = (fields[1], fields[2]) }
        }
        return innermost.kind
    }

    private func version(of program: String) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = [program.hasSuffix("hugo") ? "version" : "--version"]
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return nil }
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let name = URL(filePath: program).lastPathComponent
        return said.split(separator: "\n").first.map { $0.hasPrefix(name) ? String($0) : "\(name) \($0)" }
    }
}
