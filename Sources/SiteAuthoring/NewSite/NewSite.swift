import Foundation
import SiteDiagnostics
import SiteEpisodes

/// The first files of a site. They can be built, and their comments explain what to change.
package struct NewSite: Hashable, Sendable {
    package var title: String
    package var zone: ZoneRules
    /// The date of the first episode.
    package var date: ZonedDate

    /// Fails for a time outside the calendar.
    package init?(title: String, zone: ZoneRules, now: Instant) {
        guard let date = ZonedDate(now, in: zone) else { return nil }
        self.title = title
        self.zone = zone
        self.date = date
    }

    /// The files in the order for a beginner to read.
    package var files: [NewFile] {
        [
            NewFile("Content/site.yml", StarterTexts.settings(title: title, timeZone: zone.name)),
            NewFile("Content/index.md", StarterTexts.home(title: title)),
            NewFile("Content/about.md", StarterTexts.about),
            NewFile("Content/episodes/001-hello.md", StarterTexts.episode(day: date.dayText)),
            NewFile(".gitignore", StarterTexts.ignored),
        ]
    }

    /// A folder's name as a title: `grid-talk` is "Grid talk".
    package static func title(ofFolder path: String) -> String {
        let name = URL(filePath: path).standardizedFileURL.lastPathComponent
        let words = name.split { $0 == "-" || $0 == "_" || $0 == "." || $0.isWhitespace }.joined(separator: " ")
        return words.isEmpty || words == "/" ? "My show" : words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Checks the folder, which must be empty unless `force` is set.
    ///
    /// - Returns: the files to write, without existing ones.
    package func files(for folder: String, force: Bool) throws(Diagnostic) -> [NewFile] {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: folder, isDirectory: &isFolder) else { return files }
        guard isFolder.boolValue else {
            throw Diagnostic(
                .error, id: "usage.not-a-folder", "'\(folder)' is a file", hint: "name a folder, new or empty")
        }
        let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        // Files of a new repository or a file browser do not count.
        guard force || names.allSatisfy({ $0 == ".git" || $0 == ".DS_Store" }) else {
            throw Diagnostic(
                .error, id: "usage.folder-not-empty", "the folder '\(folder)' is not empty",
                hint: "name a new folder, or use --force to add the missing files")
        }
        return files.filter { file in !manager.fileExists(atPath: folder + "/" + file.path) }
    }
}
