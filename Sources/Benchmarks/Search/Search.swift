import ArgumentParser
import BenchmarkSites
import BrowserSupport
import Foundation
import SiteBuilder
import SiteEpisodes
import SitePublication

/// Searches a large site in Chromium, as a visitor does.
struct Search: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time the search of a site of many episodes in Chromium, from the key press to the results.",
        discussion: "The 120 ms for which the script waits for another key are part of the time. Medians count.")

    @Option(help: "How many episodes.") var episodes = 10_000
    @Option(help: "How often each query is typed.") var loads = 5

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sitegen-search-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try GeneratedSite(count: episodes, hasRareWords: true).write(to: folder)
        let output = try await Self.build(folder)
        print("\(episodes) episodes: \(try Self.size(ofIndexIn: output))")
        let visits = try await PageServer.serving(.folder(output)) { server in
            try await SharedBrowser.chromium.lend { browser in
                var visits: [[SearchVisit]] = []
                for _ in 0..<max(1, loads) { visits.append(try await Self.visit(server, in: browser)) }
                return visits
            }
        }
        for (number, query) in SearchQuery.all.enumerated() {
            print(SearchVisit.report(visits.map { $0[number] }, query))
        }
    }

    private static func build(_ folder: URL) async throws -> String {
        let themes = URL(filePath: #filePath).appending(path: "../../../../Themes").standardized.path
        let options = BuildOptions(
            rules: PublicationRules(now: Instant(secondsSince1970: 1_900_000_000)),
            jobs: ProcessInfo.processInfo.activeProcessorCount, builtInThemes: [themes])
        let built = try await Site(folder: folder.path, options: options).build()
        let output = folder.appending(path: "Output").path
        let target = try OutputFolder(output, site: folder.path, inputs: [], home: nil)
        _ = try await built.output.publish(to: target, jobs: options.jobs)
        return output
    }

    private static func size(ofIndexIn output: String) throws -> String {
        let folder = output + "/search"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }
        let sizes = try files.map {
            try FileManager.default.attributesOfItem(atPath: folder + "/" + $0)[.size] as? Int ?? 0
        }
        return "an index of \(files.count) files, \(SearchVisit.kilobytes(sizes.reduce(0, +)))"
    }

    /// Runs all queries on a newly loaded page. The server forbids caching, so each visit is a first visit.
    private static func visit(_ server: PageServer, in browser: ChromiumSession) async throws -> [SearchVisit] {
        try await browser.navigate(to: server.address("search/"))
        var visits: [SearchVisit] = []
        for query in SearchQuery.all {
            visits.append(try await browser.call(SearchVisit.stopwatch, query.text, as: SearchVisit.self))
        }
        return visits
    }
}
