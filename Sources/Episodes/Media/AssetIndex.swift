import Diagnostics
import MediaFacts

/// The files of the content folder that are no Markdown, by path, with their sizes.
struct AssetIndex: Sendable {
    private let sizes: [String: Int]
    /// Pictures that are there in several widths.
    let candidates: PictureCandidates
    private let recordings: [String: Result<MediaFacts, MediaProblem>]
    private let json: [String: SourceText]

    init(
        _ sizes: [String: Int], recordings: [String: Result<MediaFacts, MediaProblem>] = [:],
        json: [String: SourceText] = [:]
    ) {
        self.sizes = sizes
        candidates = PictureCandidates(sizes.keys)
        self.recordings = recordings
        self.json = json
    }

    init(_ content: SiteContent) {
        self.init(content.assets, recordings: content.recordings, json: content.json)
    }

    func size(of path: String) -> Int? { sizes[path] }

    /// What a recording says about itself; `nil` for files that nobody looked into.
    func recording(_ path: String) -> Result<MediaFacts, MediaProblem>? { recordings[path] }

    func json(_ path: String) -> SourceText? { json[path] }

    /// Folders whose files are often named without them: ours, and those of other tools.
    private static let roots = ["media", "static", "assets", "public"]

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
