import Foundation
import TestSupport
import Testing

/// Deployments are announced to servers that the test runs, and that note each request.
@Suite(.serialized, .pythonReaders) struct AnnounceTests {
    @Test(.timeLimit(.minutes(4)), arguments: ["s3", "rsync", "sftp", "git"])
    func servicesAreToldOnce(kind: String) async throws {
        let folder = try TemporaryFolder()
        let problems: [String] = try await PythonTool.json(
            of: "judge-announce.py", [kind, Sitegen.executable.path(percentEncoded: false), folder("work")])
        #expect(problems == [])
    }

    @Test(.timeLimit(.minutes(10))) func wrongAnswersAreExplained() async throws {
        let folder = try TemporaryFolder()
        let outcomes: Outcomes = try await PythonTool.json(
            of: "judge-announce.py", ["answers", Sitegen.executable.path(percentEncoded: false), folder("work")])
        #expect(outcomes.problems == [])
        let settings = "show/Content/site.yml"
        #expect(
            outcomes.cases == [
                "no token": "64 usage.no-podping-token",
                "hub not found": "74 \(settings):4:15 io.announce-refused",
                "hub moved": "74 \(settings):4:15 io.announce-refused",
                "hub is a page": "74 \(settings):4:15 io.announce-not-a-service",
                "wrong token": "74 \(settings):7:12 io.announce-refused",
                "no key file": "74 \(settings):6:47 io.announce-refused",
                "wrong host": "74 \(settings):6:47 io.announce-refused",
                "network gone": "74 \(settings):4:15 io.announce-unreachable",
                "no service": "64 usage.no-service", "no address": "64 usage.no-public-address",
                "a record of others": "74 io.announce-record",
            ])
    }

    private struct Outcomes: Decodable {
        let cases: [String: String]
        let problems: [String]
    }
}
