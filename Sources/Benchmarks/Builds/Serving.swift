import ArgumentParser
import BenchmarkSites
import Foundation

/// Measures the time from an edit until its result can be read over HTTP.
struct Serving: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract:
            "Time edits of an episode under 'sitegen serve' and 'hugo server', from the save to the new text over HTTP.",
        discussion: """
            One connection is kept open and the page is asked for again and again, a millisecond after each answer: a client \
            without a pause would take half of two processors. Milliseconds from the end of the save, what the servers wait \
            for more to come included.

            Example: sitegen-benchmark-builds serve --episodes 1000 --sitegen .build-release/sitegen
            """)

    @Option(parsing: .upToNextOption, help: "How many episodes, for each of several sites.")
    var episodes = [1_000, 10_000]
    @Option(help: "What is edited.") var part = EditedEpisode.Part.body
    @Option(help: "How many edits are made, in each way of saving.") var edits = 10
    @Option(help: "Seconds from one edit to the next save. What follows on an edit takes a few; 1 meets it.")
    var pause = 5.0
    @Option(help: "The program to measure.") var sitegen: String
    @Option(help: "Hugo; left out when it is not named.") var hugo: String?
    @Option(help: "Folder to work in; removed before and after.")
    var folder = NSTemporaryDirectory() + "sitegen-serve"

    func validate() throws {
        if edits < 1 || episodes.contains(where: { $0 < 2 }) {
            throw ValidationError("at least one edit, and at least two episodes")
        }
    }

    func run() throws {
        let place = URL(filePath: folder).standardizedFileURL
        print(Machine(folder: place, programs: [sitegen, hugo].compactMap(\.self)).text, terminator: "\n\n")
        try? FileManager.default.removeItem(at: place)
        defer { try? FileManager.default.removeItem(at: place) }
        for count in episodes {
            let folder = place.appending(path: String(count))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var times = ["sitegen": try times(.sitegenServe(sitegen, folder: folder), count, folder)]
            if let hugo { times["Hugo"] = try self.times(.hugoServer(hugo, folder: folder), count, folder) }
            print(table(times, count: count))
        }
    }

    private func times(
        _ contender: ServingContender, _ count: Int, _ folder: URL
    ) throws -> [EditedEpisode.Way: [Double]] {
        let site = folder.appending(path: "site")
        try? FileManager.default.removeItem(at: site)
        try GeneratedSite(count: count, isForComparison: true).write(to: site)
        let name = GeneratedSite.name(of: count / 2)
        let path = contender.prefix + "/episodes/\(name.dropLast(3))/"
        let server = try ServedSite(
            contender.program, contender.arguments, port: contender.port, log: folder.appending(path: "log.txt"),
            path: path)
        var episode = try EditedEpisode(site.appending(path: "Content/episodes/\(name)"), part)
        var times: [EditedEpisode.Way: [Double]] = [:]
        // The first edit of each way is not counted.
        for number in 0...edits {
            for way in EditedEpisode.Way.allCases {
                Thread.sleep(forTimeInterval: pause)
                let time = try Self.time(&episode, way, PageConnection(port: server.port), path)
                if number > 0 { times[way, default: []].append(time) }
            }
        }
        return times
    }

    /// Milliseconds until the page contains the new word.
    private static func time(
        _ episode: inout EditedEpisode, _ way: EditedEpisode.Way, _ connection: PageConnection?, _ path: String
    ) throws -> Double {
        guard let connection, connection.answer(to: path) != nil else { throw RunProblem(what: "\(path): no answer") }
        let clock = ContinuousClock()
        let save = try episode.save(way)
        while clock.now - save.time < .seconds(120) {
            guard let page = connection.answer(to: path) else {
                throw RunProblem(what: "\(path): the connection was closed")
            }
            if page.place(of: save.word) != nil { return (clock.now - save.time) / .milliseconds(1) }
            Thread.sleep(forTimeInterval: 0.001)
        }
        throw RunProblem(what: "\(path): the edit is not to be seen after two minutes")
    }

    private func table(_ times: [String: [EditedEpisode.Way: [Double]]], count: Int) -> String {
        var lines = [
            "| \(count) episodes, one \(part.rawValue) edited | until it can be read over HTTP, ms | Hugo's time, of sitegen's |",
            "| --- | --- | --- |",
        ]
        for way in EditedEpisode.Way.allCases {
            for name in ["sitegen", "Hugo"] {
                guard let own = times[name]?[way], let ours = times["sitegen"]?[way] else { continue }
                let ratio = digits(Spread(own).median / Spread(ours).median)
                lines.append("| \(name), \(way.rawValue) | \(Spread(own).text) | \(ratio) |")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension EditedEpisode.Part: ExpressibleByArgument {}
