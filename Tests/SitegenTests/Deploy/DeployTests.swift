import Foundation
import TestSupport
import Testing

/// Sites are deployed to places that others have written: moto's S3 server, rsync, OpenSSH and git.
@Suite(.serialized, .pythonReaders) struct DeployTests {
    /// Deployments are killed so often for each kind of target.
    private static let kills = ProcessInfo.processInfo.environment["SITEGEN_KILLS"] ?? "8"

    @Test(.timeLimit(.minutes(10)), arguments: ["s3", "rsync", "sftp", "git"])
    func whatWasBuiltArrives(kind: String) async throws {
        let folder = try TemporaryFolder()
        let problems: [String] = try await PythonTool.json(
            of: "judge-deploy.py", [kind, Sitegen.executable.path(percentEncoded: false), folder("work"), Self.kills])
        #expect(problems == [])
    }

    @Test(.timeLimit(.minutes(4))) func wrongLoginsAreExplained() async throws {
        let folder = try TemporaryFolder()
        let outcomes: [String: String] = try await PythonTool.json(
            of: "judge-deploy.py", ["logins", Sitegen.executable.path(percentEncoded: false), folder("work"), "0"])
        #expect(
            outcomes == [
                "changed host key": "74 io.deploy-host-changed", "no known hosts": "74 io.deploy-host-unknown",
                "unknown host": "74 io.deploy-host-unknown", "no key": "74 io.deploy-login",
                "wrong key": "74 io.deploy-login", "wrong password": "74 io.deploy-login",
                "no agent": "74 io.deploy-login", "the third key": "0 ",
                "a file as the folder": "74 io.deploy-refused", "read only": "74 io.deploy-refused",
                "no folders": "74 io.deploy-refused", "no renaming": "74 io.deploy-refused",
                "no server": "74 io.deploy-unreachable",
            ])
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
