import SiteDiagnostics
import SiteMediaFacts

/// The files of the content folder that are no Markdown, by path, with their sizes.
struct AssetIndex: Sendable {
    private let sizes: [String: Int]
    /// Pictures that are there in several widths.
    let candidates: PictureCandidates
    private let recordings: [String: Result<MediaFacts, MediaProblem>]
    private let json: [String: SourceText]
    private let includesDrafts: Bool

    init(_ content: SiteContent, rules: PublicationRules) {
        sizes = content.assets
        candidates = PictureCandidates(sizes.keys)
        recordings = content.recordings
        json = content.json
        includesDrafts = rules.includesDrafts
    }

    /// Whether a file is not to be published, as its name says: see ``SiteContent/isHeldBack(_:)``.
    func isHeldBack(_ path: String) -> Bool { !includesDrafts && SiteContent.isHeldBack(path) }

    func size(of path: String) -> Int? { sizes[path] }

    /// What a recording says about itself; `nil` for files that nobody looked into.
    func recording(_ path: String) -> Result<MediaFacts, MediaProblem>? { recordings[path] }

    func json(_ path: String) -> SourceText? { json[path] }

    /// Folders whose files are often named without them: ours, and those of other tools.
    static let roots = ["media", "static", "assets", "public"]

    /// The path of a file that an author names: beside the naming file, from the content folder, in `media`, or in the folder
    /// of static files of another tool; real sites do all of it, with and without a slash in front.
    ///
    /// - Parameter folder: Folder of the naming file, relative to the content folder.
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
