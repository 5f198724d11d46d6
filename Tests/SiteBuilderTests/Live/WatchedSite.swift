import Foundation
import SitePublication
import Testing

@testable import SiteBuilder

/// A site that is edited. Each edit is built by a live site and, for comparison, from nothing.
actor WatchedSite {
    private let sample: SampleSite
    private let live: LiveSite
    private var seen: [OutputPath: OutputFile] = [:]

    init(_ sample: SampleSite) async throws {
        self.sample = sample
        live = LiveSite(sample.site)
        let first = try await live.build(after: .anything)
        #expect(first.isComplete && first.changed == nil)
        look(first)
    }

    /// Compares the builds after some files have changed.
    ///
    /// - Returns: The number of files that were made first; `nil` if all were made at once.
    func build(after paths: [String], _ what: Comment) async throws -> Int? {
        let cold = try await sample.build()
        let build = try await live.build(after: .contents(Set(paths.map(sample.folder.callAsFunction))))
        let count = build.isComplete ? nil : build.changed?.count
        if !build.isComplete {
            let pages = cold.output.files.filter { Self.isPage($0.path) }
            #expect(build.site.output.files.filter { Self.isPage($0.path) } == pages, what)
            #expect(build.site.diagnostics == cold.diagnostics, what)
            expectChangesAreTold(build, what)
            look(build)
        }
        let rest = try await live.completed()
        #expect((rest == nil) == build.isComplete, what)
        let whole = rest ?? build
        #expect(whole.site.output.files == cold.output.files, what)
        #expect(whole.site.report == cold.report, what)
        #expect(whole.site.layouts.map(\.address) == cold.layouts.map(\.address), what)
        expectChangesAreTold(whole, what)
        look(whole)
        #expect(try await live.completed().map(\.isComplete) == nil, what)
        return count
    }

    /// True for the site's own pages and their styles, which are updated text by text.
    private static func isPage(_ path: OutputPath) -> Bool {
        !path.text.hasPrefix("themes/") && (path.text.hasSuffix(".html") || path.text.hasSuffix(".css"))
    }

    private func expectChangesAreTold(_ build: LiveBuild, _ what: Comment) {
        guard let changed = build.changed else { return }
        let now = Dictionary(uniqueKeysWithValues: build.site.output.files.map { ($0.path, $0) })
        let others = Set(seen.keys).union(now.keys).filter { seen[$0] != now[$0] }
        #expect(others.isSubset(of: changed), "\(what): \(others.subtracting(changed))")
    }

    private func look(_ build: LiveBuild) {
        seen = Dictionary(uniqueKeysWithValues: build.site.output.files.map { ($0.path, $0) })
    }
}
