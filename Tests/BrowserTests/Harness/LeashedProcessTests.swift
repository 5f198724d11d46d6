import Foundation
import Testing

@testable import BrowserSupport

@Suite("A leashed process", .timeLimit(.minutes(10)))
struct LeashedProcessTests {
    @Test("ends with all its children and its scratch folder")
    func end() async throws {
        let process = try LeashedProcess("/bin/sh", arguments: ["-c", "sleep 600 & echo born; sleep 600"])
        while !process.log.contains("born") { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(-process.groupID, 0) == 0)
        await process.end()
        // The children become orphans and are reaped a moment later.
        while kill(-process.groupID, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(!FileManager.default.fileExists(atPath: process.scratch))
    }

    @Test("gets no foreign file")
    func files() async throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        defer { for end in ends { close(end) } }
        let look = ends.map { "[ -e /dev/fd/\($0) ] && echo held || echo free" }.joined(separator: "; ")
        let process = try LeashedProcess("/bin/sh", arguments: ["-c", look])
        while process.log.split(separator: "\n").count < 2 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(process.log == "free\nfree\n")
        await process.end()
    }

    @Test("names the program that could not start")
    func missingProgram() async throws {
        let process = try LeashedProcess("/nowhere/driver", arguments: [])
        while process.log.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(process.log.contains("/nowhere/driver"))
        await process.end()
    }
}
