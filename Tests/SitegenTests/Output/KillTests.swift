import Foundation
import SeededRandom
import TestSupport
import Testing

/// Builds over an existing site are killed at random moments: what a visitor finds is the old site or the new one, to the
/// byte, and the next build goes on as if nothing had been.
@Suite(.timeLimit(.minutes(10))) struct KillTests {
    let folder: TemporaryFolder
    let sites: TwoVersions

    init() throws {
        folder = try TemporaryFolder()
        sites = try TwoVersions(in: folder)
    }

    /// Where there was no site, there is none or the whole one, and nothing that the next build would stumble over.
    @Test func noSiteOrTheFirstOne() async throws {
        let whole = try await sites.build(into: "whole")[0]
        var random = SplitMix64(seed: 7)
        let clock = ContinuousClock()
        // How long a site is half made: the last one that was finished.
        var making = Duration.zero
        // Kills that never meet a half-made site would prove little, and on a busy machine few do.
        var (number, left) = (0, 0)
        while number < 20 || left < 3 && number < 100 {
            let output = "first-\(number)"
            let staging = folder(".\(output).sitegen-staging")
            /// Starts a build, and goes on when it has begun to write.
            func start() async throws -> RunningSitegen {
                let process = try RunningSitegen(["build", "old", "--output", output, "--quiet"], in: folder)
                while process.isRunning, !FileManager.default.fileExists(atPath: staging) {
                    try await Task.sleep(for: .milliseconds(1))
                }
                return process
            }
            let killed = try await start()
            try await Task.sleep(for: making * Double.random(in: 0..<1, using: &random))
            _ = killed.kill()
            _ = await killed.end()
            if FileManager.default.fileExists(atPath: staging) { left += 1 }
            if FileManager.default.fileExists(atPath: folder(output)) {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder(output))
                if !names.isEmpty { #expect(try OutputContents(folder(output)).differences(from: whole) == []) }
            }
            let process = try await start()
            let begin = clock.now
            try #require(await process.end() == 0)
            making = clock.now - begin
            #expect(try OutputContents(folder(output)).differences(from: whole) == [])
            let beside = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(beside.filter { $0.contains(output) } == [output])
            number += 1
        }
        #expect(left >= 3)
    }

    @Test func theOldSiteOrTheNewOne() async throws {
        let whole = try await sites.build(into: "whole")
        try #require(whole[0].differences(from: whole[1]).count > 100)
        let lanes = try await withThrowingTaskGroup(of: KillLane.self) { group in
            for number in 0..<2 {
                group.addTask {
                    var lane = KillLane(folder: folder, output: "out-\(number)", whole: whole, seed: UInt64(number))
                    try await lane.run(kills: 150)
                    return lane
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        var counts: [KillLane.Phase: Int] = [:]
        for lane in lanes { counts.merge(lane.counts, uniquingKeysWith: +) }
        for phase in KillLane.Phase.allCases { print("killed \(phase.rawValue): \(counts[phase, default: 0])") }
        #expect(counts.values.reduce(0, +) >= 300)
        // Kills that never meet the publication would prove little.
        #expect(counts[.beside, default: 0] >= 30)
    }
}
