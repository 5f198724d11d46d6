import ArgumentParser
import BenchmarkSites
import BrowserSupport
import Foundation

/// Times how long an edit takes until an open page shows it.
struct Live: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Time edits under 'sitegen serve' until a cell of an open page in Chromium shows them.",
        discussion: """
            The newest episode has no description, so its card on the home page shows how its body begins. Milliseconds from \
            the end of the save, by the computer's clock: until the card's text is another one, and until the frame is drawn \
            that has it. A first edit of each way of saving is not counted. Medians count.
            """)

    @Option(help: "How many episodes.") var episodes = 10_000
    @Option(help: "How many edits are made, in each way of saving.") var edits = 10
    @Option(help: "Seconds from one edit to the next save. What follows on an edit takes a few; 1 meets it.")
    var pause = 5.0
    @Option(help: "The program to measure.") var sitegen: String

    private static let port: UInt16 = 4713

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sitegen-live-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try GeneratedSite(count: episodes).write(to: folder)
        let newest = try Self.newestEpisode(in: folder.appending(path: "Content/episodes"))
        var first = try EditedEpisode(newest, hasDescription: false)
        _ = try first.save(.inPlace)
        let server = try ServedSite(
            sitegen, ["serve", folder.path, "--port", String(Self.port), "--quiet"], port: Self.port,
            log: folder.appending(path: "log.txt"), path: "/")
        for way in EditedEpisode.Way.allCases {
            let (episode, edits, pause) = (first, edits, pause)
            let seen = try await SharedBrowser.chromium.lend { browser in
                try await Self.seenEdits(of: episode, way, count: edits, pause: pause, at: Self.port, in: browser)
            }
            print("\(episodes) episodes, \(way.rawValue): \(SeenEdit.report(seen))")
        }
        withExtendedLifetime(server) {}
    }

    private static func seenEdits(
        of episode: EditedEpisode, _ way: EditedEpisode.Way, count: Int, pause: Double, at port: UInt16,
        in browser: ChromiumSession
    ) async throws -> [SeenEdit] {
        var episode = episode
        try await browser.navigate(to: "http://localhost:\(port)/")
        _ = try await browser.call(SeenEdit.watch, 0, as: Bool.self)
        var seen: [SeenEdit] = []
        for number in 0...count {
            try await Task.sleep(for: .seconds(pause))
            let save = try episode.save(way)
            let edit = try await browser.call(SeenEdit.wait, save.word, as: SeenEdit.self)
            if number > 0 { seen.append(SeenEdit(changed: edit.changed - save.date, drawn: edit.drawn - save.date)) }
        }
        return seen
    }

    private static func newestEpisode(in folder: URL) throws -> URL {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let dates = try files.map { file in
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").prefix(10)
            return (lines.first { $0.hasPrefix("date: ") } ?? "", file)
        }
        guard let newest = dates.max(by: { $0.0 < $1.0 }) else { throw ValidationError("at least one episode") }
        return newest.1
    }
}
