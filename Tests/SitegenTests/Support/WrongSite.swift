import Foundation
import TestSupport
import Testing

/// A folder of `WrongSites`: a site with one mistake in it, and what the program has to say about it.
///
/// `command` holds the arguments, if they are others than `build`; `expected.txt` the exit code and every byte of standard
/// error; all other files are the working directory. A usual site is added file by file where the folder has no own, unless it
/// has a file `bare`.
struct WrongSite: CustomTestStringConvertible {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../WrongSites").standardized

    static let all: [WrongSite] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map(WrongSite.init)
    }()

    /// The diagnostic's id, and behind a `+` which of several ways to get it.
    let name: String

    var testDescription: String { name }
    var id: String { String(name.prefix { $0 != "+" }) }
    private var location: URL { Self.folder.appending(path: name) }
    var expectation: URL { location.appending(path: "expected.txt") }
    var expected: String? { try? String(contentsOf: expectation, encoding: .utf8) }

    var arguments: [String] {
        let command = try? String(contentsOf: location.appending(path: "command"), encoding: .utf8)
        let arguments = (command ?? "build").split(whereSeparator: \.isWhitespace).map(String.init)
        // What builds keep for the next one is no part of the site.
        return arguments + (arguments.first == "build" ? ["--no-cache"] : [])
    }

    /// A site with one episode, whose theme is `Plain` where the folder has one of that name.
    private func usualFiles(in copy: TemporaryFolder) -> [String: String] {
        let site = "title: Grid talk\nbaseURL: https://example.com/\n"
        let episode = "---\ntitle: Rows and columns\ndate: 2026-09-02\n---\nHow a grid is read.\n"
        let files = ["Content/site.yml": site, "Content/episodes/001-rows.md": episode]
        guard FileManager.default.fileExists(atPath: copy("Themes/Plain")) else { return files }
        let themed = ["Content/site.yml": site + "theme: Plain\n", "Themes/Plain/theme.yml": "name: Plain\n"]
        return files.merging(themed) { $1 }
    }

    /// A copy to run the program in, with what no repository can hold added.
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
        if name == "frontmatter.too-many" {
            let tags = (0...5_000).map { "t\($0)" }.joined(separator: ", ")
            let text = "---\ntitle: Columns\ndate: 2026-09-03\ntags: [\(tags)]\n---\nText.\n"
            try copy.add(["Content/episodes/002-columns.md": text])
        }
        if name == "source.too-large" {
            // The last byte alone takes room.
            try copy.add(["Content/episodes/002-columns.md": ""])
            truncate(copy("Content/episodes/002-columns.md"), 4_000_001)
        }
        return copy
    }
}
