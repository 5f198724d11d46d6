import Foundation

/// A running server of a site. It is stopped when this value is released.
package final class ServedSite {
    package let port: UInt16
    private let process = Process()
    private let log: URL

    /// Starts the server, and returns when it responds.
    /// - Parameters:
    ///   - log: The file that receives the server's output.
    ///   - path: The page to request.
    package init(_ program: String, _ arguments: [String], port: UInt16, log: URL, path: String) throws {
        self.port = port
        self.log = log
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let clock = ContinuousClock()
        let end = clock.now + .seconds(600)
        while true {
            let page = PageConnection(port: port)?.answer(to: path)
            if page?.starts(with: "HTTP/1.1 200".utf8) ?? false { return }
            guard process.isRunning, clock.now < end else { throw ServedSiteProblem(log: log) }
            usleep(50_000)
        }
    }

    deinit {
        process.interrupt()
        process.waitUntilExit()
    }
}

struct ServedSiteProblem: Error, CustomStringConvertible {
    let log: URL
    var description: String {
        "no server answers; it said:\n" + ((try? String(contentsOf: log, encoding: .utf8)) ?? "")
    }
}
