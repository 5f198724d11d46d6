import BenchmarkSites
import Foundation

/// One site, built by all contenders by turns, so that what else the machine does meets all of them alike.
struct BuildComparison {
    enum Task: String, CaseIterable {
        case full = "full build"
        case unchanged = "nothing changed"
        case edited = "one body edited"
        /// What the build before has left is of use only now.
        case editedAgain = "the same body edited again"

        /// What the body ends in.
        var addition: String? {
            switch self {
            case .full, .unchanged: nil
            case .edited: "\nA sentence that was not there.\n"
            case .editedAgain: "\nAnother sentence in its place.\n"
            }
        }
    }

    let count: Int
    let folder: URL
    let sitegen: String
    let hugo: String?
    private(set) var runs: [Task: [String: [MeasuredRun]]] = [:]
    private(set) var sizes: [String: FolderSize] = [:]
    /// Files written by tasks that follow a full build.
    private(set) var written: [Task: [String: Int]] = [:]

    init(count: Int, folder: URL, sitegen: String, hugo: String?) {
        self.count = count
        self.folder = folder
        self.sitegen = sitegen
        self.hugo = hugo
    }

    private var site: URL { folder.appending(path: "site") }
    /// The one that is edited.
    private var episode: URL { site.appending(path: "Content/episodes/\(GeneratedSite.name(of: count / 2))") }

    /// The first round is not counted: it fetches the programs and the content from the disk.
    mutating func measure(rounds: Int) throws {
        try GeneratedSite(count: count, isForComparison: true).write(to: site)
        let text = try Data(contentsOf: episode)
        let list = folder.appending(path: "sizes.txt")
        var contenders = [Contender.sitegen(sitegen, site: site)]
        if let hugo { contenders.append(.hugo(hugo, site: site)) }
        for round in 0...rounds {
            for contender in contenders.rotated(by: round) {
                let isSitegen = contender.name == "sitegen"
                for task in contender.name == "floor" ? [.full] : Task.allCases {
                    if let addition = task.addition { try (text + Data(addition.utf8)).write(to: episode) }
                    try measure(task, contender, round: round, isFirst: round == 0)
                }
                try text.write(to: episode)
                if round == 0, isSitegen {
                    let lines = sizes["sitegen"]?.sizes.map { "\($0.bytes) \($0.path)\n" } ?? []
                    try Data(lines.joined().utf8).write(to: list)
                }
            }
            if round == 0 { contenders.append(.floor(site: site, list: list)) }
        }
    }

    private mutating func measure(_ task: Task, _ contender: Contender, round: Int, isFirst: Bool) throws {
        let place = folder.appending(path: "\(contender.name)-\(round)")
        let output = place.appending(path: "output")
        let cache = place.appending(path: "cache")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        let start = Date()
        let run = try MeasuredRun.of(
            contender.program, contender.arguments(output.path, cache.path), log: folder.appending(path: "log.txt"))
        let size = try FolderSize(of: output, writtenSince: start)
        if task == .full {
            sizes[contender.name] = size
        } else {
            written[task, default: [:]][contender.name] = size.written
        }
        if !isFirst { runs[task, default: [:]][contender.name, default: []].append(run) }
    }
}

extension Array {
    /// Another one is first in each round.
    fileprivate func rotated(by places: Int) -> [Element] {
        indices.map { self[($0 + places) % count] }
    }
}
