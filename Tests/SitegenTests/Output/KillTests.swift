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
