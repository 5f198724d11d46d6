import Foundation
import SeededRandom
import TestSupport
import Testing

/// Builds over an existing site are killed at random moments. Visitors always see the complete old or new site, byte
/// for byte, and the next build works normally. `SITEGEN_BUILD_KILLS=<number>` sets the number of killed builds.
@Suite(.timeLimit(.minutes(30))) struct KillTests {
    static let kills = ProcessInfo.processInfo.environment["SITEGEN_BUILD_KILLS"].flatMap { Int($0) } ?? 60
    let folder: TemporaryFolder
    let sites: TwoVersions

    init() throws {
        folder = try TemporaryFolder()
        sites = try TwoVersions(in: folder)
    }

    /// If no site existed, either none or the complete site exists, and nothing that would disturb the next build.
    @Test func noSiteOrTheFirstOne() async throws {
        let whole = try await sites.build(into: "whole")[0]
        var random = SplitMix64(seed: 7)
        let clock = ContinuousClock()
        // The duration in which a site is incomplete, from the last finished build.
        var making = Duration.zero
        // Kills that never happen in this phase would prove little, and on a busy machine few do.
        var (number, left) = (0, 0)
        while number < Self.kills / 10 || left < 3 && number < 100 {
            let output = "first-\(number)"
            let staging = folder(".\(output).sitegen-staging")
            /// Starts a build, and returns when it has begun to write.
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
                    try await lane.run(kills: Self.kills / 2)
                    return lane
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        var counts: [KillLane.Phase: Int] = [:]
        for lane in lanes { counts.merge(lane.counts, uniquingKeysWith: +) }
        for phase in KillLane.Phase.allCases { print("killed \(phase.rawValue): \(counts[phase, default: 0])") }
        #expect(counts.values.reduce(0, +) >= Self.kills)
        // Kills that never happen during the publication would prove little.
        #expect(counts[.beside, default: 0] >= Self.kills / 10)
    }
}
