import Foundation
import TestSupport
import Testing

/// The files that `./run dist` makes.
@Suite(.releases, .timeLimit(.minutes(10))) struct ReleaseTests {
    /// The same program and commit give the same bytes.
    @Test func releasesAreReproducible() async throws {
        let release = try await LocalRelease.shared.value
        try await release.make("again")
        let names = try release.names
        let kinds = ["SHA256SUMS", ".spdx.json", ".tar.gz", ".deb"]
        let others = names.filter { !$0.hasSuffix(".schema.json") }
        #expect(others.count == kinds.count && zip(others, kinds).allSatisfy { $0.hasSuffix($1) }, "\(names)")
        #expect(names.count == others.count + 6)
        for name in names {
            #expect(
                FileManager.default.contentsEqual(
                    atPath: release.path + "/" + name, andPath: release.file("again/" + name)),
                "\(name)")
        }
    }

    @Test func checksums() async throws {
        let release = try await LocalRelease.shared.value
        let run = try await ProgramRun(of: "/usr/bin/sha256sum", ["--check", "SHA256SUMS"], in: release.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        let sums = try String(contentsOfFile: release.path + "/SHA256SUMS", encoding: .utf8)
        #expect(sums.split(separator: "\n").count == (try release.names.count - 1))
    }

    @Test func archive() async throws {
        let release = try await LocalRelease.shared.value
        let archive = try #require(try release.names.first { $0.hasSuffix(".tar.gz") })
        let folder = try TemporaryFolder()
        let run = try await ProgramRun(
            of: "/usr/bin/env", ["tar", "--strip-components", "1", "-xzf", release.path + "/" + archive],
            in: folder.path)
        #expect(run.exitCode == 0, "\(run.errors)")
        let files = Set(try folder.contents().keys)
        let expected: Set = [
            "bin/sitegen", "share/man/man1/sitegen.1.gz", "share/bash-completion/completions/sitegen",
            "share/zsh/site-functions/_sitegen", "share/fish/vendor_completions.d/sitegen.fish",
            "share/sitegen/schemas/site.json", "share/doc/sitegen/copyright", "share/doc/sitegen/sitegen.spdx.json",
        ]
        #expect(expected.subtracting(files) == [])
        let version = try await ProgramRun(of: folder("bin/sitegen"), ["--version"])
        #expect(archive.hasPrefix("sitegen-\(version.output.dropLast(1))-"))
        // The manual of the program names every command.
        let manual = try await ProgramRun(of: "/usr/bin/env", ["gzip", "-dc", folder("share/man/man1/sitegen.1.gz")])
        for name in ["new", "import", "build", "serve", "check", "deploy", "list", "script"] {
            // Other names of a command follow in quotation marks.
            let isNamed = manual.output.contains("\n.It Em \(name)\n") || manual.output.contains("\n.It Em \"\(name), ")
            #expect(isNamed, "\(name)")
        }
        // Every part of the list has the text of its licence.
        struct Parts: Decodable {
            struct Part: Decodable { let name, versionInfo, licenseDeclared: String }
            let spdxVersion: String
            let packages: [Part]
        }
        let list = try Data(contentsOf: URL(filePath: folder("share/doc/sitegen/sitegen.spdx.json")))
        let parts = try JSONDecoder().decode(Parts.self, from: list)
        #expect(parts.spdxVersion == "SPDX-2.3" && parts.packages.count >= 12)
        for part in parts.packages {
            #expect(!part.versionInfo.isEmpty && !part.licenseDeclared.isEmpty, "\(part.name)")
            #expect(
                part.name == "sitegen" || files.contains("share/doc/sitegen/licences/\(part.name).txt"), "\(part.name)")
        }
    }

    @Test func debianPackage() async throws {
        let release = try await LocalRelease.shared.value
        let package = try #require(try release.names.first { $0.hasSuffix(".deb") })
        func field(_ name: String) async throws -> String {
            try await ProgramRun(of: "/usr/bin/dpkg-deb", ["--field", release.path + "/" + package, name]).output
        }
        #expect(package.hasPrefix("sitegen_\(try await field("Version").dropLast(1))_"))
        #expect(try await field("Depends").contains("libc6 (>= "))
        #expect(try await field("Depends").contains("libcurl4"))
        #expect(try await field("Recommends").contains("libvips42"))
        let files = try await ProgramRun(of: "/usr/bin/dpkg-deb", ["--contents", release.path + "/" + package]).output
        for path in ["bin/sitegen", "share/man/man1/sitegen.1.gz", "share/zsh/vendor-completions/_sitegen"] {
            #expect(files.contains(" ./usr/\(path)\n"), "\(path)")
        }
        #expect(files.split(separator: "\n").allSatisfy { $0.contains(" root/root ") })
    }
}
