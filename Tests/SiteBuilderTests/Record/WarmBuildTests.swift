import Foundation
import SeededRandom
import SitePublication
import TestSupport
import Testing

@testable import SiteBuilder

/// After any edits, a build that reuses earlier results makes the same files as a build from nothing.
@Suite struct WarmBuildTests {
    /// `SITEGEN_EDITS=500` sets a larger number.
    private static let edits = ProcessInfo.processInfo.environment["SITEGEN_EDITS"].flatMap { Int($0) } ?? 20

    @Test func warmEqualsCold() async throws {
        var site = try RememberedSite(content: [:])
        var author = RandomAuthor(site.sample.folder, seed: 2026)
        try author.begin()
        try await site.build()
        for number in 1...Self.edits {
            let edit = try number.isMultiple(of: 2) ? author.rewrite() : author.edit()
            do {
                site.spoolsPages = number % 4 >= 2
                try await site.build()
                site.spoolsPages = false
                let problems = try await site.site.verify(try site.output())
                try #require(
                    problems.isEmpty, "edit \(number), \(edit): \(problems.map { "\($0.path ?? "") \($0.message)" })")
                #expect(try await site.isUnchanged(), "edit \(number), \(edit)")
            } catch let failure as BuildFailure {
                Issue.record("edit \(number), \(edit): \(failure.diagnostics.map(\.message))")
                return
            }
        }
    }
}
