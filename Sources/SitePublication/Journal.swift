/// The steps of a publication, written to disk before the first one. If a build is killed, the next run completes its
/// steps.
struct Journal: Hashable, Sendable {
    struct Place: Hashable, Sendable {
        var path: OutputPath
        /// True if the path exists and must be replaced.
        var replaces: Bool
    }

    /// Files to remove.
    var stale: [OutputPath] = []
    /// Folders to make, outer ones first.
    var folders: [OutputPath] = []
    /// The target paths of the staged files, in the order of their numbers.
    var places: [Place] = []

    init(_ plan: PublicationPlan) {
        stale = plan.stale
        folders = plan.missingFolders.compactMap { OutputPath($0) }
        places = plan.placements.map { Place(path: $0.file.path, replaces: $0.replaces) }
    }

    private static let heading = "sitegen journal 1"

    /// One step per line: a sign, a space and a path.
    var bytes: [UInt8] {
        let lines =
            stale.map { "- \($0)" } + folders.map { "/ \($0)" }
            + places.map { ($0.replaces ? "= " : "+ ") + $0.path.text }
        return Array(([Self.heading] + lines).joined(separator: "\n").utf8)
    }

    /// `nil` if the bytes are not a valid journal. No line of a valid journal leads outside the folder.
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
