import Foundation
import TestSupport
import Testing

/// Several machines share a store for pictures: nginx with WebDAV, and moto's S3 server.
@Suite(.serialized, .pythonReaders) struct SharedCacheTests {
    private static let nginx = URL(filePath: #filePath).appending(path: "../../../../.build/nginx/usr/sbin/nginx")
        .standardized.path()
    private static let hasNginx =
        FileManager.default.isExecutableFile(atPath: nginx)
        || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"

    @Test(.timeLimit(.minutes(5)), .enabled(if: hasNginx, "there is no nginx in .build: './run test' puts it there"))
    func inNginx() async throws { try await judge("nginx") }

    @Test(.timeLimit(.minutes(5))) func inABucket() async throws { try await judge("s3") }

    private func judge(_ kind: String) async throws {
        let folder = try TemporaryFolder()
        let program = Sitegen.executable.path(percentEncoded: false)
        let problems: [String] = try await PythonTool.json(
            of: "judge-cache.py", [kind, program, folder("work"), Self.nginx])
        #expect(problems == [])
    }
}
