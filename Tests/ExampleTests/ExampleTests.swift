import Foundation
import TestSupport
import Testing

/// Packages that depend on this one, built and run outside of it. They share one scratch folder, so they run one by one.
@Suite(.serialized) struct ExampleTests {
    @Test func framesAreDrawnByTheEngineAlone() async throws {
        let (clone, folder) = (try await CleanClone(), try TemporaryFolder())
        let run = try await clone.run(clone.path + "/Sources/Examples/Frames", in: folder.path)
        #expect(run.output.contains("(x: 400.0, y: 0.0, width: 400.0, height: 120.0)"), "\(run.output)")
        #expect(run.output.contains("1 feed") && run.output.contains("┌──"))
    }

    @Test func aSiteWithALayoutInSwiftIsBuiltOnce() async throws {
        let (clone, folder) = (try await CleanClone(), try TemporaryFolder())
        let package = clone.path + "/Sources/Examples/Gallery"
        // The site is copied, because a build writes a cache into it.
        try FileManager.default.copyItem(atPath: package + "/Site", toPath: folder("Site"))
        let first = try await clone.run(package, in: folder.path)
        #expect(first.output.contains("pages") && !first.output.contains(" 0 files written"), "\(first.output)")
        let home = try String(contentsOfFile: folder("Output/index.html"), encoding: .utf8)
        #expect(home.contains("g-wall"))
        #expect(home.contains("Columns"))
        let second = try await clone.run(package, in: folder.path)
        #expect(second.output.contains(" 0 files written"), "\(second.output)")
        #expect(FileManager.default.fileExists(atPath: folder("Site/.sitegen/builds")))
    }

    /// Modules of other packages may be called as ours were, and types as ours are.
    @Test func namesDoNotClash() async throws {
        let (clone, folder) = (try await CleanClone(), try TemporaryFolder())
        try folder.add(Consumer.files(sitegen: clone.path))
        let run = try await clone.run(folder("Consumer"), in: folder.path)
        #expect(run.output.contains("320.0 90.0"), "\(run.output)")
        #expect(run.output.contains("error usage.no-site"), "\(run.output)")
    }
}
