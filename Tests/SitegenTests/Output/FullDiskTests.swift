import Foundation
import TestSupport
import Testing

/// A real file system that is full or read-only. Mounting one needs administrator rights, as in CI.
@Suite(.serialized, .timeLimit(.minutes(5))) struct FullDiskTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        var files = ["site.yml": "title: Show\nimages: { cards: false }\n", "media/same.txt": "same"]
        for number in 0..<4 {
            files["episodes/\(number).md"] = "---\ntitle: E\(number)\ndate: 2026-01-01\n---\nText.\n"
        }
        try folder.add(Dictionary(uniqueKeysWithValues: files.map { ("show/Content/" + $0, $1) }))
    }

    private func build(_ output: String, _ arguments: String...) async throws -> ProgramRun {
        try await Sitegen.run(["build", "show", "--output", output] + arguments, in: folder.path)
    }

    /// Space for the site, but not for its film. The output is a folder on the disk, or the disk itself.
    @Test(.mounting, arguments: ["disk/out", "disk"]) func aFullDiskLeavesTheOldSite(output: String) async throws {
        let disk = try MountedDisk(folder("disk"), options: "size=2m")
        #expect(try await build(output, "--no-cache").exitCode == 0)
        let good = try OutputContents(folder("disk"))
        try folder.add([
            "show/Content/media/film.bin": String(repeating: "x", count: 3_000_000),
            "show/Content/media/same.txt": "changed",
        ])
        let run = try await build(output, "--no-cache")
        #expect(run.exitCode == 74)
        #expect(run.errors.contains("\(output): error: cannot be written: the disk is full [io.disk-full]"))
        #expect(run.errors.contains("hint: free some disk space and build again"))
        #expect(try OutputContents(folder("disk")).differences(from: good) == [])
        try folder.remove("show/Content/media/film.bin")
        #expect(try await build(output, "--no-cache").exitCode == 0)
        #expect(try folder.contents(output)["media/same.txt"] == "changed")
        disk.unmount()
    }

    @Test(.mounting) func aFullDiskLeavesNothingOfAFirstSite() async throws {
        let disk = try MountedDisk(folder("disk"), options: "size=100k")
        let before = try OutputContents(folder("disk"))
        let run = try await build("disk/new/out", "--no-cache")
        #expect(run.exitCode == 74)
        #expect(run.errors.contains("the disk is full [io.disk-full]"))
        #expect(try OutputContents(folder("disk")).differences(from: before) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder("disk")) == [])
        disk.unmount()
    }

    /// Pages stay in memory if the disk beside the output is full.
    @Test(.mounting, arguments: ["", ",ro"]) func aFullDiskForFinishedPagesIsNoMatter(options: String) async throws {
        #expect(try await build("out", "--no-cache").exitCode == 0)
        try folder.add(["show/Content/site.yml": "title: Another show\nimages: { cards: false }\n"])
        #expect(try await build("good", "--no-cache").exitCode == 0)
        let disk = try MountedDisk(folder("disk"), options: "size=24k" + options)
        let run = try await Sitegen.run(
            ["build", "show", "--output", "out", "--no-cache"], in: folder.path,
            environment: ["TMPDIR": folder("disk")])
        #expect(run.exitCode == 0)
        #expect(try folder.contents("out") == folder.contents("good"))
        disk.unmount()
    }

    @Test(.mounting) func aDiskThatMayOnlyBeReadLeavesTheOldSite() async throws {
        let disk = try MountedDisk(folder("disk"), options: "size=2m")
        #expect(try await build("disk/out", "--no-cache").exitCode == 0)
        let good = try OutputContents(folder("disk"))
        try disk.makeReadOnly()
        #expect(try await build("disk/out", "--no-cache").exitCode == 0)
        try folder.add(["show/Content/media/same.txt": "changed"])
        let run = try await build("disk/out", "--no-cache")
        #expect(run.exitCode == 74)
        #expect(run.errors.contains("the file system is read-only [io.unwritable]"))
        #expect(try OutputContents(folder("disk")).differences(from: good) == [])
        disk.unmount()
    }
}
