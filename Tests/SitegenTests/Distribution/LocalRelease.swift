import Foundation
import TestSupport
import Testing

/// The files of a release, made of the program that is tested by the script that makes real releases.
struct LocalRelease {
    static let checkout = URL(filePath: #filePath).appending(path: "../../../..").standardized.path()

    /// The folder with the files. It is made once for all tests.
    static let shared = Task { try await LocalRelease() }

    private let folder: TemporaryFolder
    private let program: String

    var path: String { folder("dist") }

    private init() async throws {
        folder = try TemporaryFolder()
        program = folder("sitegen")
        // Debug information is large.
        let strip = try await ProgramRun(
            of: "/usr/bin/env", ["strip", "-o", program, Sitegen.executable.path(percentEncoded: false)])
        try #require(strip.exitCode == 0, "\(strip.errors)")
        try await make("dist")
    }

    /// Makes the files in a folder beside.
    func make(_ name: String) async throws {
        let run = try await ProgramRun(
            of: "/usr/bin/env",
            ["SITEGEN_DIST_EFFORT=1", Self.checkout + "Sources/Distribution/dist.sh", program]
                + [Self.checkout + ".build/checkouts", folder(name)])
        try #require(run.exitCode == 0, "\(run.errors)")
    }

    func file(_ name: String) -> String { folder(name) }

    /// The names of the files of the release.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    static var isPossible: Bool {
        ["/usr/bin/dpkg-deb", "/usr/bin/dpkg-shlibdeps", "/usr/bin/jq"].allSatisfy {
            FileManager.default.isExecutableFile(atPath: $0)
        } || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required"
    }
}

extension Trait where Self == ConditionTrait {
    /// The test makes a release.
    static var releases: Self {
        .enabled(if: LocalRelease.isPossible, "releases need dpkg-dev and jq: './run test' installs them")
    }
}
