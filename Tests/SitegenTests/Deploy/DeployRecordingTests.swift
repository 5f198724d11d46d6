import TestSupport
import Testing

/// Recordings at a place of their own.
@Suite(.serialized, .pythonReaders) struct DeployRecordingTests {
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [("s3", "s3"), ("rsync", "s3"), ("git", "s3"), ("sftp", "s3"), ("s3", "rsync"), ("rsync", "rsync")])
    func recordingsHaveATarget(pages: String, recordings: String) async throws {
        let problems: [String] = try await deployed("judge-media.py", pages, recordings, kills: "3")
        #expect(problems == [])
    }
}
