import SiteEpisodes
import SitePublication

/// A site inside of a site: a folder of `Content/shows` that has a `Content` of its own. Its pages are at `/shows/<name>/`.
struct Show: Sendable {
    /// The folder of all shows in a content folder, and of their pages in the output.
    private static let folder = "shows"

    /// The files at their paths in the output of the whole site.
    let files: [OutputFile]
    let nextChange: Instant?

    /// - Parameter files: the files of the show at their paths in its own output.
    init(_ name: String, files: [OutputFile], nextChange: Instant?) {
        self.files = files.compactMap { file in
            OutputPath("\(Self.path(of: name))/\(file.path.text)").map {
                OutputFile($0, file.contents, mediaType: file.mediaType, from: file.source)
            }
        }
        self.nextChange = nextChange
    }

    /// The path of a show's folder in the content folder.
    static func path(of name: String) -> String { "\(folder)/\(name)" }

    /// The names of the shows in a content folder, sorted.
    static func names(in paths: [String]) -> [String] {
        let names = paths.compactMap { path in
            let parts = path.split(separator: "/")
            return parts.count > 3 && parts[0] == folder && parts[2] == "Content" ? String(parts[1]) : nil
        }
        return Set(names).sorted()
    }

    /// Whether a path in the content folder is in one of these shows.
    static func holds(_ path: String, among names: Set<String>) -> Bool {
        let parts = path.split(separator: "/", maxSplits: 2)
        return parts.count == 3 && parts[0] == folder && names.contains(String(parts[1]))
    }
}
