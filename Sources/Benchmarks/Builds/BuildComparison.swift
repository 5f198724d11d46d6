import BenchmarkSites
import Foundation

/// Builds one site with all contenders in turn, so that other load on the machine affects all of them equally.
struct BuildComparison {
    enum Task: String, CaseIterable {
        case full = "full build"
        case unchanged = "nothing changed"
        case edited = "one body edited"
        case tagged = "its tags edited"
        case added = "an episode added"

        /// Returns the edited text of the episode.
        ///
        /// - Parameter text: The original text.
        func edited(_ text: String) -> String? {
            switch self {
            case .full, .unchanged: nil
            case .added: text
            case .edited: text + "\nA sentence that was not there.\n"
            case .tagged: text.replacing("\ntags: [", with: "\ntags: [tag-1, ", maxReplacements: 1)
            }
        }
    }

    let count: Int
    let folder: URL
    let sitegen: String
    let hugo: String?
    private var contenders: [Contender] = []
    private(set) var runs: [Task: [String: [MeasuredRun]]] = [:]
    private(set) var sizes: [String: FolderSize] = [:]
    /// For each task after a full build, the number of written files per contender.
    private(set) var written: [Task: [String: Int]] = [:]

    init(count: Int, folder: URL, sitegen: String, hugo: String?) {
        self.count = count
        self.folder = folder
        self.sitegen = sitegen
        self.hugo = hugo
    }

    private var site: URL { folder.appending(path: "site") }
    /// The episode that is edited.
    private var episode: URL { site.appending(path: "Content/episodes/\(GeneratedSite.name(of: count / 2))") }
    /// The episode that is added: a copy of the edited one.
    private var addition: URL { site.appending(path: "Content/episodes/\(GeneratedSite.name(of: count + 1))") }

    /// Writes the site.
    mutating func prepare() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try GeneratedSite(count: count, isForComparison: true).write(to: site)
        contenders = [.sitegen(sitegen, site: site)]
        if let hugo { contenders.append(.hugo(hugo, site: site)) }
    }

    /// - Parameter round: Round 0 is not counted. It loads programs and content from the disk, and determines the files
    ///   that the floor writes.
    mutating func measure(round: Int) throws {
        let text = try String(contentsOf: episode, encoding: .utf8)
        for contender in contenders.rotated(by: round) {
            for task in contender.name == "floor" ? [.full] : Task.allCases {
                if let edited = task.edited(text) { try Data(edited.utf8).write(to: episode) }
                if task == .added { try Data(text.utf8).write(to: addition) }
                try measure(task, contender, round: round)
            }
            try? FileManager.default.removeItem(at: addition)
            PageCache.forget(place(of: contender, round: round))
        }
        if round == 0 {
            let list = folder.appending(path: "sizes.txt")
            let lines = sizes["sitegen"]?.sizes.map { "\($0.bytes) \($0.path)\n" } ?? []
            try Data(lines.joined().utf8).write(to: list)
            contenders.append(.floor(site: site, list: list))
        }
    }

    private func place(of contender: Contender, round: Int) -> URL {
        folder.appending(path: "\(contender.name)-\(round)")
    }

    private mutating func measure(_ task: Task, _ contender: Contender, round: Int) throws {
        let place = place(of: contender, round: round)
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
        if round > 0 { runs[task, default: [:]][contender.name, default: []].append(run) }
    }
}

extension Array {
    /// Rotates the order, so that each round begins with a different contender.
    fileprivate func rotated(by places: Int) -> [Element] {
        indices.map { self[($0 + places) % count] }
    }
}
