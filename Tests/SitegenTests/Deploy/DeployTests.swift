import Foundation
import TestSupport
import Testing

/// Sites are deployed to places that others have written: moto's S3 server, rsync, OpenSSH and git.
///
/// Half of the time is waiting, so other suites of deployments run beside this one.
@Suite(.serialized, .pythonReaders) struct DeployTests {
    /// Deployments are killed so often for each kind of target.
    private static let kills = ProcessInfo.processInfo.environment["SITEGEN_KILLS"] ?? "4"

    @Test(.timeLimit(.minutes(10)), arguments: ["s3", "rsync", "sftp", "git"])
    func whatWasBuiltArrives(kind: String) async throws {
        let problems: [String] = try await deployed("judge-deploy.py", kind, kills: Self.kills)
        #expect(problems == [])
    }

    @Test(.timeLimit(.minutes(4))) func wrongLoginsAreExplained() async throws {
        let outcomes: [String: String] = try await deployed("judge-logins.py")
        #expect(
            outcomes == [
                "changed host key": "74 io.deploy-host-changed", "no known hosts": "74 io.deploy-host-unknown",
                "unknown host": "74 io.deploy-host-unknown", "no key": "74 io.deploy-login",
                "wrong key": "74 io.deploy-login", "wrong password": "74 io.deploy-login",
                "no agent": "74 io.deploy-login", "the third key": "0 ", "RSA key": "explained",
                "a file as the folder": "74 io.deploy-refused", "read only": "74 io.deploy-refused",
                "no folders": "74 io.deploy-refused", "no renaming": "74 io.deploy-refused",
                "no server": "74 io.deploy-unreachable",
            ])
    }
}
