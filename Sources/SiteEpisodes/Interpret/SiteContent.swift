import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

/// The content folder as values: every path is relative to it, with `/` between its parts.
package struct SiteContent: Sendable {
    /// Every Markdown file. Each is taken apart when it is read, and what it says is held in one form only.
    package var documents: [String: SourceText]
    /// Every YAML file that says something about the site: `site.yml`, `collections/*.yml`, `people/*.yml`.
    package var data: [String: SourceText]
    /// Every other file with its size in bytes.
    package var assets: [String: Int]
    /// What recordings among the assets say about themselves.
    package var recordings: [String: Result<MediaFacts, MediaProblem>]
    /// JSON files among the assets, any of which an episode may name as its chapters.
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

    /// Whether ``interpret(_:rules:base:)`` makes use of what the file of a path says about its recording.
    package static func isRecording(_ path: String) -> Bool {
        let endings = [".mp3", ".m4a", ".m4b", ".mp4", ".m4v", ".mov", ".webm", ".weba", ".mkv", ".mka", ".wav"]
        let path = path.lowercased()
        return endings.contains { path.hasSuffix($0) }
    }

    /// Whether a file can hold chapters; longer ones hold something else.
    package static func mayHoldChapters(_ path: String, size: Int) -> Bool {
        path.lowercased().hasSuffix(".json") && size <= Limits.textFile
    }

    /// `site.yml`, under either of its names.
    package var settings: SourceText? { data["site.yml"] ?? data["site.yaml"] }

    /// The ledger of what has been published, beside `site.yml`.
    package static let ledgerName = "episodes.lock"

    /// Whether a file of this path is read for what it says about the site; others are assets.
    package static func isData(_ path: String) -> Bool {
        if path == "site.yml" || path == "site.yaml" { return true }
        // A folder of episodes alone stands for `episodes`.
        if path == ledgerName || path == "episodes/" + ledgerName { return true }
        let parts = pathComponents(path)
        return parts.count == 2 && TermKind(rawValue: parts[0]) != nil
            && (path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
    }

    /// Whether an underscore before the name of a file, or before that of a folder above it, holds the file back.
    ///
    /// Four files that hosts look for at the top of a site are called so and are meant for them.
    package static func isHeldBack(_ path: String) -> Bool {
        guard path.utf8.contains(UInt8(ascii: "_")), !filesForHosts.contains(path) else { return false }
        return pathComponents(path).contains { $0.isHeldBack }
    }

    /// https://docs.netlify.com/routing/redirects/, https://developers.cloudflare.com/pages/functions/advanced-mode/
    private static let filesForHosts: Set<String> = ["_headers", "_redirects", "_routes.json", "_worker.js"]

    /// Whether a path is that of a Markdown file.
    package static func isMarkdown(_ path: String) -> Bool {
        let path = path.lowercased()
        return path.hasSuffix(".md") || path.hasSuffix(".markdown")
    }
}
