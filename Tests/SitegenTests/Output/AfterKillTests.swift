import Foundation
import TestSupport
import Testing

/// A build is killed, and the user changes files before the next one. The next build makes the site or states the
/// remedy, and no foreign file is lost.
@Suite(.timeLimit(.minutes(10))) struct AfterKillTests {
    /// A change between the kill and the next build.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The expected refusal; `nil` if the next build succeeds.
        let refusal: String?
        let change: @Sendable (TemporaryFolder) throws -> Void

        init(_ words: String, refusal: String? = nil, _ change: @escaping @Sendable (TemporaryFolder) throws -> Void) {
            testDescription = words
            self.refusal = refusal
            self.change = change
        }
    }

    private static let output = "out"
    private static let staging = ".out.sitegen-staging"

    private static func move(_ old: String, _ new: String, in folder: TemporaryFolder) throws {
        try FileManager.default.moveItem(atPath: folder(old), toPath: folder(new))
    }

    static let changes = [
        Change("nothing") { _ in },
        Change("the output is removed") { try $0.remove(output) },
        Change("the output has another name") { try move(output, "mine/out", in: $0) },
        Change("the output is a file", refusal: "[output.not-a-folder]") {
            try $0.remove(output)
            try $0.add([output: "mine"])
        },
        Change("the output is a link to an empty folder") {
            try $0.remove(output)
            try $0.add(["elsewhere/": ""])
            try $0.link(output, to: $0("elsewhere"))
        },
        Change("the output is a link that leads nowhere", refusal: "[output.link-leads-nowhere]") {
            try $0.remove(output)
            try $0.link(output, to: $0("nowhere"))
        },
        Change("the output is a link to the sources of another site", refusal: "[output.not-ours]") {
            try $0.remove(output)
            try $0.link(output, to: $0("mine"))
        },
        Change("the output is another folder", refusal: "[output.not-ours]") {
            try $0.remove(output)
            try $0.add([output + "/mine.txt": "mine"])
        },
        Change("the output is what the killed build has left") {
            try $0.remove(output)
            try move(staging, output, in: $0)
        },
        Change("the output holds what the killed build has left") { try move(staging, output + "/" + staging, in: $0) },
        Change("the staging folder is removed") { try $0.remove(staging) },
        Change("both are removed") {
            try $0.remove(staging)
            try $0.remove(output)
        },
        Change("the staging folder has another name") { try move(staging, "mine/kept", in: $0) },
        Change("the staging folder is a file") {
            try $0.remove(staging)
            try $0.add([staging: "mine"])
        },
        Change("the staging folder is a link") {
            try $0.remove(staging)
            try $0.link(staging, to: $0("mine"))
        },
        Change("the staging folder is another folder") {
            try $0.remove(staging)
            try $0.add([staging + "/mine.txt": "mine"])
        },
        Change("the staging folder is another folder, and the output is removed") {
            try $0.remove(staging)
            try $0.remove(output)
            try $0.add([staging + "/site/mine.txt": "mine"])
        },
        Change("the staging folder is empty") {
            try $0.remove(staging)
            try $0.add([staging + "/": ""])
        },
        Change("the cache is removed") { try $0.remove("old/.sitegen") },
        Change("the cache has another name") { try move("old/.sitegen", "mine/cache", in: $0) },
        Change("the cache is a file") {
            try $0.remove("old/.sitegen")
            try $0.add(["old/.sitegen": "mine"])
        },
        Change("the cache is a link") {
            try $0.remove("old/.sitegen")
            try $0.link("old/.sitegen", to: $0("mine"))
        },
        Change("the cache is another folder") {
            try $0.remove("old/.sitegen")
            try $0.add(["old/.sitegen/pictures/beach/one.jpg": "mine", "old/.sitegen/builds/notes.txt": "mine"])
        },
        Change("all three are removed") {
            for name in [output, staging, "old/.sitegen"] { try $0.remove(name) }
        },
    ]

    let folder: TemporaryFolder
    let sites: TwoVersions

    init() throws {
        folder = try TemporaryFolder()
        sites = try TwoVersions(in: folder)
        try folder.add(["mine/mine.txt": "mine", "mine/Content/index.md": "mine"])
    }

    private func run(_ command: String) async throws -> ProgramRun {
        try await Sitegen.run([command, "old", "--output", Self.output], in: folder.path)
    }

    /// Leaves the site in the state after a killed build: some pages are written, none is published.
    private func killABuild() async throws {
        while true {
            let process = try RunningSitegen(["build", "old", "--output", Self.output], in: folder)
            while process.isRunning, !FileManager.default.fileExists(atPath: folder(Self.staging + "/site/episodes")) {
                try await Task.sleep(for: .milliseconds(1))
            }
            _ = process.kill()
            _ = await process.end()
            if FileManager.default.fileExists(atPath: folder(Self.staging + "/site/episodes")) { return }
            try folder.remove(Self.output)
        }
    }

    /// The paths of all the author's files.
    private func mine() throws -> Set<String> {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return Set(paths.filter { FileManager.default.contents(atPath: folder($0)) == Data("mine".utf8) })
    }

    @Test(arguments: changes) func theNextBuildGoesOn(change: Change) async throws {
        let plain = try await Sitegen.run(["build", "old", "--output", "whole", "--no-cache"], in: folder.path)
        #expect(plain.exitCode == 0)
        let whole = try OutputContents(folder("whole"))
        try await killABuild()
        try folder.add(["old/.sitegen/": ""])
        try change.change(folder)
        let before = try mine()
        let first = try await run("build")
        if let refusal = change.refusal {
            #expect(first.exitCode == 64 && first.errors.contains(refusal), "\(first.errors)")
            #expect(try mine() == before)
            try FileManager.default.removeItem(atPath: folder(Self.output))
            #expect(try await run("build").exitCode == 0)
        } else {
            #expect(first.exitCode == 0, "\(first.errors)")
            #expect(try before.subtracting(mine()) == [])
        }
        #expect(try OutputContents(folder(Self.output)).differences(from: whole).filter { !$0.hasPrefix(".out") } == [])
        #expect(try await run("build").output.contains("nothing changed"))
        let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.contains("sitegen-made-this") && !$0.hasPrefix("mine/") }
        #expect(left.filter { !$0.hasPrefix("out/.out") } == [])
        let cleaning = try await Sitegen.run(["clean", "old", "--output", Self.output, "--cache"], in: folder.path)
        #expect(cleaning.exitCode == 0)
        let kept = before.filter { change.refusal == nil || !$0.hasPrefix(Self.output) }
        #expect(try kept.subtracting(mine()) == [])
    }

    @Test(arguments: [false, true]) func cleaningListsWhatAKilledBuildHasLeft(isOutputRemoved: Bool) async throws {
        try await killABuild()
        if isOutputRemoved { try folder.remove(Self.output) }
        let first = try await run("clean")
        #expect(first.exitCode == 0)
        #expect(first.output.contains("Removed .out.sitegen-staging, which an interrupted build had left\n"))
        #expect(!first.output.contains("Nothing to remove"))
        #expect(!FileManager.default.fileExists(atPath: folder(Self.staging)))
        try? folder.remove(Self.output)
        #expect(try await run("clean").output == "Nothing to remove, because there is no out\n")
    }

    /// The user removes the output of a running build. Neither another build nor `clean` may remove its files.
    @Test func aBuildAtWorkKeepsItsPlace() async throws {
        try await killABuild()
        // Holds the same lock as a build.
        let held = open(folder(Self.staging), O_RDONLY | O_DIRECTORY)
        defer { close(held) }
        #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
        try folder.remove(Self.output)
        for command in ["build", "clean"] {
            let run = try await run(command)
            #expect(run.exitCode == 74 && run.errors.contains("[io.output-busy]"), "\(run.errors)")
            #expect(FileManager.default.fileExists(atPath: folder(Self.staging + "/site/episodes")))
        }
        flock(held, LOCK_UN)
        #expect(try await run("build").exitCode == 0)
    }
}
