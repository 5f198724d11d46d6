import Foundation
import Testing

@testable import BrowserSupport

@Suite("A leashed process", .timeLimit(.minutes(1)))
struct LeashedProcessTests {
    @Test("ends with all its children and its scratch folder")
    func end() async throws {
        let process = try LeashedProcess("/bin/sh", arguments: ["-c", "sleep 600 & echo born; sleep 600"])
        while !process.log.contains("born") { try await Task.sleep(for: .milliseconds(10)) }
        #expect(kill(-process.groupID, 0) == 0)
        await process.end()
        // The children become nobody's and are buried a moment later.
        while kill(-process.groupID, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(!FileManager.default.fileExists(atPath: process.scratch))
    }

    @Test("says what it could not start")
    func missingProgram() async throws {
        let process = try LeashedProcess("/nowhere/driver", arguments: [])
        while process.log.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(process.log.contains("/nowhere/driver"))
        await process.end()
    }
}
