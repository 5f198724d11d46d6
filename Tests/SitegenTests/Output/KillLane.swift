import Foundation
import SeededRandom
import TestSupport
import Testing

/// One output folder whose builds are killed repeatedly.
struct KillLane {
    /// The phase in which the kill happened, recognised by the remaining files.
    enum Phase: String, CaseIterable {
        case before = "before anything was written"
        case beside = "while the new site was made beside the old one"
        case between = "after the exchange, before the folder was back"
        case removing = "while what was left was removed"
        case after = "after all was done"
    }

    let folder: TemporaryFolder
    let output: String
    /// The two versions, made by builds that were not killed.
    let whole: [OutputContents]
    private(set) var counts: [Phase: Int] = [:]
    private var random: SplitMix64
    /// The version that a visitor sees.
    private var shown = 0
    /// The durations of a complete build, and of its last part, which begins with the first file beside the output.
    private var total = Duration.zero
    private var publishing = Duration.zero

    init(folder: TemporaryFolder, output: String, whole: [OutputContents], seed: UInt64) {
        self.folder = folder
        self.output = output
        self.whole = whole
        random = SplitMix64(seed: seed)
    }

    private var location: String { folder(output) }
    private var staging: String { folder(".\(output).sitegen-staging") }

    mutating func run(kills: Int) async throws {
        try await buildToTheEnd()
        var killed = 0
        while killed < kills {
            if try await kill() {
                killed += 1
                if killed % 20 == 0 { try await buildToTheEnd() }
            } else {
                // It came too late. Builds are faster than when one was measured last.
                try await buildToTheEnd()
            }
        }
        try await buildToTheEnd()
    }

    /// Builds the version that is not shown. No temporary files of any build may remain.
    private mutating func buildToTheEnd() async throws {
        let next = 1 - shown
        let clock = ContinuousClock()
        let begin = clock.now
        let process = try start(next)
        let staged = await firstSeen(while: process)
        try #require(await process.end() == 0)
        if let staged { (total, publishing) = (clock.now - begin, clock.now - staged) }
        shown = next
        #expect(try OutputContents(location).differences(from: whole[next]) == [])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.contains(output) } == [output])
    }

    /// Kills a build at a random moment, usually while it publishes.
    /// - Returns: True if the build was still running.
    private mutating func kill() async throws -> Bool {
        let (folderBefore, stagingBefore) = (identity(location), identity(staging))
        let process = try start(1 - shown)
        if random.once(in: 3) {
            try await Task.sleep(for: total * Double.random(in: 0..<1, using: &random))
        } else {
            _ = await firstSeen(while: process)
            try await Task.sleep(for: publishing * Double.random(in: 0..<1, using: &random))
        }
        let wasRunning = process.kill()
        _ = await process.end()
        let contents = try OutputContents(location)
        let difference = contents.differences(from: whole[1 - shown])
        let isNew = difference.isEmpty
        if !isNew { #expect(contents.differences(from: whole[shown]) == [], "neither old nor new: \(difference)") }
        let staged = identity(staging)
        let phase: Phase
        if !isNew {
            phase = staged != nil && staged != stagingBefore ? .beside : .before
        } else if staged == nil {
            phase = .after
        } else {
            phase = identity(location) == folderBefore ? .removing : .between
        }
        if isNew { shown = 1 - shown }
        if wasRunning { counts[phase, default: 0] += 1 }
        return wasRunning
    }

    private func start(_ version: Int) throws -> RunningSitegen {
        try RunningSitegen(["build", TwoVersions.names[version], "--output", output, "--quiet"], in: folder)
    }

    /// The moment when something new appears beside the output; `nil` if the build ended before.
    private func firstSeen(while process: RunningSitegen) async -> ContinuousClock.Instant? {
        let before = identity(staging)
        while process.isRunning {
            if let now = identity(staging), now != before { return ContinuousClock().now }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return nil
    }

    private func identity(_ path: String) -> UInt64? {
        var status = stat()
        return lstat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }
}
