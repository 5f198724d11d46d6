import Foundation
import TestSupport
import Testing

/// The output for every wrong site equals its `expected.txt`, and a failed build changes nothing.
///
/// With `SITEGEN_RECORD=1` in the environment the expected texts are written again, and the tests fail once so that
/// this is noticed.
@Suite(.serialized) struct WrongSiteTests {
    @Test func sitesAreThere() {
        #expect(WrongSite.all.count >= 40)
    }

    @Test(.timeLimit(.minutes(10)), arguments: WrongSite.all) func answer(site: WrongSite) async throws {
        let folder = try site.workingCopy()
        try addOldOutput(to: folder)
        let before = try FolderSnapshot(folder.path)

        let run = try await Sitegen.run(site.arguments, in: folder.path)

        let answer = "exit \(run.exitCode)\n" + run.errors
        #expect(answer.contains(site.id))
        if run.exitCode == 0 {
            #expect(try folder.contents("Output")["old/index.html"] == nil, "a build that succeeds writes")
        } else {
            #expect(try FolderSnapshot(folder.path).differences(from: before) == [])
            #expect(run.output.isEmpty)
        }
        if ProcessInfo.processInfo.environment["SITEGEN_RECORD"] != nil {
            try answer.write(to: site.expectation, atomically: true, encoding: .utf8)
            Issue.record("recorded \(site.name) anew: read it")
        } else {
            #expect(answer == site.expected)
        }
    }

    /// The remains of an earlier build: a manifest and its files, and a file of the host.
    private func addOldOutput(to folder: TemporaryFolder) throws {
        if FileManager.default.fileExists(atPath: folder("Output")) { return }
        try folder.add([
            "Output/.sitegen-manifest": "sitegen manifest 1\nindex.html\nold/index.html\n",
            "Output/index.html": "<p>as it was</p>", "Output/old/index.html": "<p>an old page</p>",
            "Output/CNAME": "example.com\n",
        ])
    }
}
