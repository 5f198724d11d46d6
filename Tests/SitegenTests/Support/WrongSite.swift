import Foundation
import TestSupport
import Testing

/// A folder of `WrongSites`: a site with one mistake, and the expected diagnostics.
///
/// `command` contains the arguments if they differ from `build`. `expected.txt` contains the exit code and every byte
/// of standard error. All other files are the working directory. Files of a usual site are added if the folder does not
/// have them, unless it contains a file `bare`.
struct WrongSite: CustomTestStringConvertible {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../WrongSites").standardized

    static let all: [WrongSite] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(WrongSite.init)
    }()

    /// The diagnostic's ID, and after a `+` one of several ways to cause it.
    let name: String

    var testDescription: String { name }
    var id: String { String(name.prefix { $0 != "+" }) }
    private var location: URL { Self.folder.appending(path: name) }
    var expectation: URL { location.appending(path: "expected.txt") }
    var expected: String? { try? String(contentsOf: expectation, encoding: .utf8) }

    var arguments: [String] {
        let command = try? String(contentsOf: location.appending(path: "command"), encoding: .utf8)
        let arguments = (command ?? "build").split(whereSeparator: \.isWhitespace).map(String.init)
        // The cache for the next build is not part of the site.
        return arguments + (arguments.first == "build" ? ["--no-cache"] : [])
    }

    /// A site with one episode. Its theme is `Plain` if the folder contains that theme.
    private func usualFiles(in copy: TemporaryFolder) -> [String: String] {
        let site = "title: Grid talk\nbaseURL: https://example.com/\n"
        let episode = "---\ntitle: Rows and columns\ndate: 2026-09-02\n---\nHow a grid is read.\n"
        let files = ["Content/site.yml": site, "Content/episodes/001-rows.md": episode]
        guard FileManager.default.fileExists(atPath: copy("Themes/Plain")) else { return files }
        let themed = ["Content/site.yml": site + "theme: Plain\n", "Themes/Plain/theme.yml": "name: Plain\n"]
        return files.merging(themed) { $1 }
    }

    /// A file that is too long for a repository, by its path.
    private var largeFile: [String: String]? {
        switch name {
        case "frontmatter.too-long":
            let subtitle = String(repeating: "Rows and columns. ", count: 60)
            let text = "---\ntitle: Columns\ndate: 2026-09-03\nsubtitle: \(subtitle)\n---\nText.\n"
            return ["Content/episodes/002-columns.md": text]
        case "frontmatter.too-many":
            let tags = (0...1_000).map { "t\($0)" }.joined(separator: ", ")
            let text = "---\ntitle: Columns\ndate: 2026-09-03\ntags: [\(tags)]\n---\nText.\n"
            return ["Content/episodes/002-columns.md": text]
        case "import.too-many":
            let items = String(repeating: "<item/>\n", count: 50_001)
            return ["feed.xml": "<rss version=\"2.0\"><channel>\n\(items)</channel></rss>\n"]
        case "transcript.too-many":
            let cue = "00:01.000 --> 00:02.000\n" + String(repeating: "A\n", count: 500_000)
            return ["Content/episodes/rows.vtt": "WEBVTT\n\n" + cue]
        default: return nil
        }
    }

    /// A copy to run the program in, with files that a repository cannot contain.
    func workingCopy() throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        let files = try FileManager.default.contentsOfDirectory(atPath: location.path())
        for file in files where !["command", "expected.txt", "bare"].contains(file) {
            try FileManager.default.copyItem(atPath: location.appending(path: file).path(), toPath: copy(file))
        }
        if !files.contains("bare") {
            try copy.add(usualFiles(in: copy).filter { !FileManager.default.fileExists(atPath: copy($0.key)) })
        }
        if name == "content.special-file" { mkfifo(copy("Content/episodes/002-pipe.md"), 0o600) }
        if let large = largeFile { try copy.add(large) }
        if name == "source.too-large" {
            // Only the last byte takes disk space.
            try copy.add(["Content/episodes/002-columns.md": ""])
            truncate(copy("Content/episodes/002-columns.md"), 4_000_001)
        }
        if name.hasPrefix("publishing.host-limit") {
            try copy.add(["Content/media/talk.mp3": ""])
            truncate(copy("Content/media/talk.mp3"), 31_000_000)
        }
        return copy
    }
}
