import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import SiteBuilder

/// A large site's second set of folders: kept, never trusted, and gone when it is in the way.
@Suite(.serialized, .timeLimit(.minutes(5))) struct TwinFolderTests {
    let site: LargeSite

    init() throws { site = try LargeSite(in: try TemporaryFolder()) }

    @Test func theTwinIsTheOutputByOtherNames() async throws {
        try await site.publish(0)
        #expect(try site.namesBeside() == ["out"])
        let identity = try FileStatus(of: site.location).identity
        try await site.publish(1)
        try site.expectTwin()
        #expect(try site.namesBeside() == [".out.sitegen-twin", "out"])
        #expect(try site.folder.contents(".out.sitegen-twin")[".gitignore"] == "*\n")
        #expect(try FileStatus(of: site.location).identity == identity)
        let folders = try site.folders()
        for version in [0, 1, 0] {
            try await site.publish(version)
            try site.expectTwin()
        }
        try await site.publish(1)
        // Nothing but what differs was made or removed.
        #expect(try site.folders() == folders)
        #expect(try FileStatus(of: site.location).identity == identity)
    }

    @Test func aDamagedTwinIsMended() async throws {
        try await site.publish(0)
        try await site.publish(1)
        let (folder, twin) = (site.folder, ".out.sitegen-twin/site/")
        try folder.add(["elsewhere/keep": "1"])
        let damages: [() throws -> Void] = [
            { try folder.remove(twin + "3/index.html") },
            { try folder.remove(twin + "3") },
            { try Self.replace(folder(twin + "4/index.html"), with: "4 of 0") },
            { try folder.add([twin + "5/more": "x", twin + "more/of/it": "x", twin + "none/": ""]) },
            {
                try folder.remove(twin + "6")
                try folder.add([twin + "6": "a file"])
            },
            {
                try folder.remove(twin + "7/index.html")
                try folder.add([twin + "7/index.html/deep": "x"])
            },
            {
                try folder.remove(twin + "8")
                try folder.link(twin + "8", to: folder("elsewhere"))
            },
            { try folder.add([twin + ".sitegen-staging/new/0": "x", twin + ".sitegen-staging/journal": "x"]) },
            { try folder.add([twin + ".sitegen-probe-a/x": "x"]) },
            { try folder.remove(twin + ".sitegen-manifest") },
            { try folder.add(["out/foreign/file": "mine"]) },
            { try Self.replace(folder("out/foreign/file"), with: "changed") },
            { try folder.remove("out/foreign") },
            { try folder.remove(".out.sitegen-twin/site") },
            { try folder.remove(".out.sitegen-twin") },
            {
                try folder.remove(twin)
                try folder.link(".out.sitegen-twin/site", to: folder("elsewhere"))
            },
            // As builds leave it that are killed.
            {
                try folder.add([".out.sitegen-staging/\(OwnFolder.mark)": ""])
                rename(folder(".out.sitegen-twin/site"), folder(".out.sitegen-staging/site"))
            },
            { try folder.add([".out.sitegen-staging/\(OwnFolder.mark)": "", ".out.sitegen-staging/half": "x"]) },
            { try folder.add([".out.sitegen-staging/": ""]) },
        ]
        for (index, damage) in damages.enumerated() {
            try damage()
            try await site.publish(index % 2)
            try site.expectTwin()
            #expect(try folder.contents("elsewhere") == ["keep": "1"], "\(index)")
            #expect(try site.namesBeside() == [".out.sitegen-twin", "out"], "\(index)")
        }
    }

    /// What only has the name of one of our folders is left as it is, and the site is published all the same.
    @Test func aStrangerInItsPlaceStays() async throws {
        let folder = site.folder
        try folder.add(["elsewhere/keep": "1"])
        for hidden in [".out.sitegen-twin", ".out.sitegen-staging"] {
            let strangers: [() throws -> Void] = [
                { try folder.add([hidden: "mine"]) }, { try folder.add([hidden + "/mine": "x"]) },
                { try folder.add([hidden + "/site/index.html": "mine"]) },
                { try folder.link(hidden, to: folder("elsewhere")) },
                { try folder.link(hidden, to: folder("nowhere")) },
            ]
            for stranger in strangers {
                for name in [".out.sitegen-twin", ".out.sitegen-staging"] { try? folder.remove(name) }
                try stranger()
                let before = try FileStatus(of: folder(hidden), following: false)
                let contents = before.kind == .folder ? try folder.contents(hidden) : [:]
                for version in [0, 1, 0] { try await site.publish(version) }
                _ = try await site.output().clean()
                let after = try FileStatus(of: folder(hidden), following: false)
                #expect(after.identity == before.identity)
                #expect(try before.kind != .folder || folder.contents(hidden) == contents)
                #expect(try folder.contents("elsewhere") == ["keep": "1"])
            }
        }
    }

    @Test func whatStaysWhenSomethingIsRemoved() async throws {
        try await site.publish(0)
        try await site.publish(1)
        // By hand.
        try site.folder.remove("out")
        try await site.publish(0)
        #expect(try site.namesBeside() == ["out"])
        try await site.publish(1)
        #expect(try site.namesBeside() == [".out.sitegen-twin", "out"])
        // A small site needs none.
        try await site.publish(["a": "1", "b": "2"])
        #expect(try site.namesBeside() == ["out"])
        try await site.publish(0)
        try await site.publish(1)
        #expect(try await site.output().clean().fileCount == LargeSite.files(1).count)
        #expect(try site.namesBeside() == ["out"])
        try await site.publish(0)
        try await site.publish(1)
        try site.folder.remove("out")
        #expect(try await site.output().clean().fileCount == nil)
        #expect(try site.namesBeside() == [])
    }

    /// Whatever moment a publication is killed at: the output is one of the two versions, and the next one leaves nothing over.
    @Test func killsLeaveOneVersionOrTheOther() async throws {
        try await site.publish(0)
        try await site.publish(1)
        var random = SplitMix64(seed: 7)
        for round in 0..<30 {
            let delay = Int.random(in: 0..<400, using: &random)
            // The other process knows nothing else of this one.
            setenv("SITEGEN_KILLED_SITE", "\(delay) \(site.folder.path)", 1)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                let words = String(cString: try #require(getenv("SITEGEN_KILLED_SITE"))).split(separator: " ")
                let delay = Duration.milliseconds(try #require(Int(words[0])))
                Task.detached {
                    try await Task.sleep(for: delay)
                    kill(getpid(), SIGKILL)
                }
                for version in 0... { try await LargeSite.publish(LargeSite.files(version % 2), in: String(words[1])) }
            }
            let contents = try site.contents()
            #expect(contents == LargeSite.files(0) || contents == LargeSite.files(1), "round \(round)")
            try await site.publish(round % 2)
            // A version that is there already is not published again, and its twin may be behind.
            try await site.publish(1 - round % 2)
            try site.expectTwin()
            #expect(try site.namesBeside() == [".out.sitegen-twin", "out"], "round \(round)")
        }
    }

    private static func replace(_ path: String, with text: String) throws {
        try FileManager.default.removeItem(atPath: path)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
