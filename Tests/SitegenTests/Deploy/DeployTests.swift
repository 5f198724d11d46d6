import Foundation
import TestSupport
import Testing

/// Sites are deployed to places that others have written: moto's S3 server, rsync and git.
@Suite(.serialized, .pythonReaders) struct DeployTests {
    /// Deployments are killed so often for each kind of target.
    private static let kills = ProcessInfo.processInfo.environment["SITEGEN_KILLS"] ?? "8"

    @Test(.timeLimit(.minutes(10)), arguments: ["s3", "rsync", "git"])
    func whatWasBuiltArrives(kind: String) async throws {
        let folder = try TemporaryFolder()
        let problems: [String] = try await PythonTool.json(
            of: "judge-deploy.py", [kind, Sitegen.executable.path(percentEncoded: false), folder("work"), Self.kills])
        #expect(problems == [])
    }

    @Test(.timeLimit(.minutes(2))) func wrongAnswersAreExplained() async throws {
        let folder = try TemporaryFolder()
        let outcomes: [String: String] = try await PythonTool.json(
            of: "judge-deploy.py", ["answers", Sitegen.executable.path(percentEncoded: false), folder("work"), "0"])
        #expect(
            outcomes == [
                "wrong secret": "74 io.deploy-credentials", "wrong clock": "74 io.deploy-clock",
                "no right": "74 io.deploy-refused", "no bucket": "74 io.deploy-no-bucket",
                "other region": "74 io.deploy-region", "quota": "74 io.deploy-full",
                "web page": "74 io.deploy-record", "broken": "74 io.deploy-failed", "no key": "64 usage.no-credentials",
            ])
    }
}
