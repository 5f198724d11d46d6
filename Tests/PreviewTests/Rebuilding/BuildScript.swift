import SiteFileSystem
import SitePublication
import Synchronization
import Testing

@testable import SitePreview

/// The events in a series of builds, and the expected input of each.
final class BuildScript: Sendable {
    struct Step: Sendable {
        var told: SourceDifference
        var ending: Ending
    }

    indirect enum Ending: Sendable {
        /// The build makes files; the listed ones may have changed.
        case good([String]?, rest: Ending? = nil)
        case failed
        case nothing
        /// A change comes while the build runs, and the build stops.
        case givenUp(by: SourceDifference)
        /// A change comes while the build runs, but the build ends normally.
        case tooLate([String]?, by: SourceDifference)
    }

    private let steps: Mutex<ArraySlice<Step>>

    init(_ steps: [Step]) { self.steps = Mutex(steps[...]) }

    var isAtItsEnd: Bool { steps.withLock(\.isEmpty) }

    func build(told difference: SourceDifference, _ changes: SourceChanges) async -> BuildOutcome {
        guard let step = steps.withLock({ $0.popFirst() }) else {
            Issue.record("one build too many, told \(difference)")
            return BuildOutcome(files: nil, diagnostics: [])
        }
        #expect(difference == step.told)
        return await Self.end(step.ending, changes) ?? BuildOutcome(files: nil, diagnostics: [])
    }

    private static func end(_ ending: Ending, _ changes: SourceChanges) async -> BuildOutcome? {
        switch ending {
        case .good(let paths, let rest):
            guard let rest else { return outcome(paths) }
            return outcome(paths) { await end(rest, changes) }
        case .failed: return BuildOutcome(files: nil, diagnostics: [])
        case .nothing: return nil
        case .givenUp(let change):
            changes.add(change)
            await untilCancelled()
            return BuildOutcome(files: nil, diagnostics: [])
        case .tooLate(let paths, let change):
            changes.add(change)
            await untilCancelled()
            return outcome(paths)
        }
    }

    private static func outcome(
        _ paths: [String]?, rest: (@Sendable () async -> BuildOutcome?)? = nil
    ) -> BuildOutcome {
        BuildOutcome(
            files: try? OutputSet([]), diagnostics: [], changed: paths.map { Set($0.compactMap { OutputPath($0) }) },
            rest: rest)
    }

    private static func untilCancelled() async {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    }
}
