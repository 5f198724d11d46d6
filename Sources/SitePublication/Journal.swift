/// The steps of a publication, written down before the first one is taken: what a killed build has begun is ended by the
/// next run.
struct Journal: Hashable, Sendable {
    struct Place: Hashable, Sendable {
        var path: OutputPath
        /// Whether something that is to be replaced stands there.
        var replaces: Bool
    }

    /// Files to take away.
    var stale: [OutputPath] = []
    /// Folders to make, outer ones first.
    var folders: [OutputPath] = []
    /// Where the staged files go, in the order of their numbers.
    var places: [Place] = []

    init(_ plan: PublicationPlan) {
        stale = plan.stale
        folders = plan.missingFolders.compactMap { OutputPath($0) }
        places = plan.placements.map { Place(path: $0.file.path, replaces: $0.replaces) }
    }

    private static let heading = "sitegen journal 1"

    /// One step a line: a sign, a space, a path.
    var bytes: [UInt8] {
        let lines =
            stale.map { "- \($0)" } + folders.map { "/ \($0)" }
            + places.map { ($0.replaces ? "= " : "+ ") + $0.path.text }
        return Array(([Self.heading] + lines).joined(separator: "\n").utf8)
    }

    /// `nil` when this is no journal of ours; no line of one ever leads out of the folder.
    init?(bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let lines = text.split(separator: "\n")
        guard lines.first.map({ $0 == Self.heading }) ?? false else { return nil }
        for line in lines.dropFirst() {
            guard let path = OutputPath(String(line.dropFirst(2))) else { return nil }
            switch line.prefix(2) {
            case "- ": stale.append(path)
            case "/ ": folders.append(path)
            case "+ ": places.append(Place(path: path, replaces: false))
            case "= ": places.append(Place(path: path, replaces: true))
            default: return nil
            }
        }
    }
}
