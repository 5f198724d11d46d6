import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

/// The content folder as values. Paths are relative to it, with `/` as separator.
package struct SiteContent: Sendable {
    /// All Markdown files.
    package var documents: [String: SourceText]
    /// All files with settings or data: `site.yml`, `collections/*.yml`, `people/*.yml`, `data/*.csv`.
    package var data: [String: SourceText]
    /// The sizes in bytes of all other files.
    package var assets: [String: Int]
    /// The facts about recordings among the assets.
    package var recordings: [String: Result<MediaFacts, MediaProblem>]
    /// The JSON files among the assets, which may be chapter files.
    package var json: [String: SourceText]

    package init(
        documents: [String: SourceText], data: [String: SourceText] = [:], assets: [String: Int] = [:],
        recordings: [String: Result<MediaFacts, MediaProblem>] = [:], json: [String: SourceText] = [:]
    ) {
        self.documents = documents
        self.data = data
        self.assets = assets
        self.recordings = recordings
        self.json = json
    }

    /// Whether ``interpret(_:rules:base:)`` uses the facts in the recording at a path.
    package static func isRecording(_ path: String) -> Bool {
        let endings = [".mp3", ".m4a", ".m4b", ".mp4", ".m4v", ".mov", ".webm", ".weba", ".mkv", ".mka", ".wav"]
        let path = path.lowercased()
        return endings.contains { path.hasSuffix($0) }
    }

    /// Whether a file may contain chapters. Larger files do not.
    package static func mayHoldChapters(_ path: String, size: Int) -> Bool {
        path.lowercased().hasSuffix(".json") && size <= Limits.textFile
    }

    /// `site.yml` or `site.yaml`.
    package var settings: SourceText? { data["site.yml"] ?? data["site.yaml"] }

    /// The file name of the ledger of published episodes, beside `site.yml`.
    package static let ledgerName = "episodes.lock"

    /// Whether the file at a path is a settings or data file. Others are assets.
    package static func isData(_ path: String) -> Bool {
        if path == "site.yml" || path == "site.yaml" { return true }
        // A folder with only episodes counts as `episodes`.
        if path == ledgerName || path == "episodes/" + ledgerName { return true }
        if DataFiles.contains(path) { return true }
        let parts = pathComponents(path)
        return parts.count == 2 && TermKind(rawValue: parts[0]) != nil
            && (path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
    }

    /// The paths of the Markdown files to which a file beside them may give keys: `a/index.md` for `a/index.yml`, and
    /// `a/b.md` for `a/b.yml`. The extension `json` counts only for `index.json`, because other JSON files hold chapters
    /// and transcripts. Empty for all other files.
    package static func documents(besideAnnex path: String) -> [String] {
        guard !isData(path), let dot = path.lastIndex(of: ".") else { return [] }
        let stem = path[..<dot]
        switch path[dot...].lowercased() {
        case ".yml", ".yaml": break
        case ".json":
            let name = stem.split(separator: "/").last ?? ""
            guard name == "index" || name.hasPrefix("index.") else { return [] }
        default: return []
        }
        return [".md", ".markdown"].map { stem + $0 }
    }

    /// Whether a file beside a Markdown file gives keys to it. JSON files with chapters or cues do not.
    package static func isAnnex(_ text: SourceText) -> Bool {
        guard text.path.lowercased().hasSuffix(".json"), let value = JSON.parse(text).value else { return true }
        return value.entries != nil && value["chapters"]?.list == nil && value["segments"] == nil
    }

    /// Whether an underscore at the start of a file's or folder's name withholds the file.
    ///
    /// Four files for hosts have such names and are published.
    package static func isHeldBack(_ path: String) -> Bool {
        guard path.utf8.contains(UInt8(ascii: "_")), !filesForHosts.contains(path) else { return false }
        return pathComponents(path).contains { $0.isHeldBack }
    }

    /// Sources: https://docs.netlify.com/routing/redirects/,
    /// https://developers.cloudflare.com/pages/functions/advanced-mode/
    private static let filesForHosts: Set<String> = ["_headers", "_redirects", "_routes.json", "_worker.js"]

    /// Whether a path is that of a Markdown file.
    package static func isMarkdown(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".md") || path.hasSuffix(".markdown")
    }
}
