import SiteDiagnostics
import SiteMediaFacts

/// The content files that are not Markdown, with their sizes.
struct AssetIndex: Sendable {
    private let sizes: [String: Int]
    /// The pictures with files in several widths.
    let candidates: PictureCandidates
    let folders: PictureFolders
    private let recordings: [String: Result<MediaFacts, MediaProblem>]
    private let json: [String: SourceText]
    private let includesDrafts: Bool

    init(_ content: SiteContent, rules: PublicationRules) {
        sizes = content.assets
        candidates = PictureCandidates(sizes.keys)
        folders = PictureFolders(sizes.keys)
        recordings = content.recordings
        json = content.json
        includesDrafts = rules.includesDrafts
    }

    /// Whether a file's name withholds it, see ``SiteContent/isHeldBack(_:)``.
    func isHeldBack(_ path: String) -> Bool { !includesDrafts && SiteContent.isHeldBack(path) }

    func size(of path: String) -> Int? { sizes[path] }

    /// The facts about a recording, or `nil` if the file was not examined.
    func recording(_ path: String) -> Result<MediaFacts, MediaProblem>? { recordings[path] }

    func json(_ path: String) -> SourceText? { json[path] }

    /// Folders that authors often leave out of paths, here and in other tools.
    static let roots = ["media", "static", "assets", "public"]

    /// The path of a file that an author names. The path may be relative to the naming file, the content folder,
    /// `media`, or the static folder of a different tool, with or without a leading slash.
    ///
    /// - Parameter folder: the folder of the naming file, relative to the content folder.
    func path(for written: String, from folder: String) -> String? {
        let folders = (written.hasPrefix("/") ? [""] : [folder, ""]) + Self.roots
        for (name, _) in WrittenPath(written).readings {
            for folder in folders {
                if let path = joined(folder, name), sizes[path] != nil { return path }
            }
        }
        return nil
    }
}
