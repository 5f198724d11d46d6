import Foundation
import TestSupport
import Testing

/// Places that refuse a deployment.
@Suite(.serialized, .pythonReaders) struct DeployFaultTests {
    private static let faults: [String: [String: String]] = [
        "s3": [
            "first": "0 ", "wrong secret": "74 io.deploy-credentials", "wrong clock": "74 io.deploy-clock",
            "no right": "74 io.deploy-refused", "no bucket": "74 io.deploy-no-bucket",
            "other region": "74 io.deploy-region", "other place": "74 io.deploy-region",
            "web page": "74 io.deploy-not-a-store", "broken": "74 io.deploy-failed",
            "one object refused": "74 io.deploy-refused", "quota": "74 io.deploy-full",
            "web page for an object": "74 io.deploy-not-a-store", "network gone": "74 io.deploy-unreachable",
            "network gone at the pages": "74 io.deploy-unreachable", "a store without conditions": "0 complete",
            "changed by others": "0 ", "afterwards": "0 complete", "newer record": "74 io.deploy-record",
            "no key": "64 usage.no-credentials", "own certificate": "74 io.deploy-unreachable",
            "no host": "74 io.deploy-unreachable",
        ],
        "rsync": [
            "first": "0 ", "wrong password": "74 io.deploy-rsync", "no module": "74 io.deploy-rsync",
            "no right": "74 io.deploy-rsync", "one file refused": "74 io.deploy-rsync",
            "network gone": "74 io.deploy-rsync", "no host": "74 io.deploy-rsync",
            "newer manifest": "74 io.deploy-record", "afterwards": "0 complete", "quota": "74 io.deploy-full",
            "unknown host": "74 io.deploy-rsync", "only SFTP": "74 io.deploy-rsync",
        ],
        "sftp": [
            "first": "0 ", "one file refused": "74 io.deploy-refused", "network gone": "74 io.deploy-unreachable",
            "newer record": "74 io.deploy-record", "web page": "74 io.deploy-record", "afterwards": "0 complete",
            "arrivals vanish": "0 ", "arrivals vanish later": "0 ", "quota": "74 io.deploy-refused",
        ],
        "git": [
            "first": "0 ", "quota": "74 io.deploy-git", "newer manifest": "74 io.deploy-record",
            "afterwards": "0 complete", "no repository": "74 io.deploy-git", "web page": "74 io.deploy-git",
            "wrong password": "74 io.deploy-git", "no right": "74 io.deploy-git", "network gone": "74 io.deploy-git",
            "own certificate": "74 io.deploy-git", "no host": "74 io.deploy-git",
        ],
    ]

    @Test(.timeLimit(.minutes(4)), arguments: ["s3", "rsync", "sftp", "git"])
    func faultsAreExplained(kind: String) async throws {
        let outcomes: [String: String] = try await deployed("judge-faults.py", kind)
        #expect(outcomes == Self.faults[kind])
    }
}

/// The answer of a script that deploys sites.
func deployed<Answer: Decodable>(
    _ judge: String, _ arguments: String..., kills: String = "0"
) async throws -> Answer {
    let folder = try TemporaryFolder()
    return try await PythonTool.json(
        of: judge, arguments + [Sitegen.executable.path(percentEncoded: false), folder("work"), kills])
}
