import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The first files of a site. They can be built, and their comments explain what to change.
package struct NewSite: Hashable, Sendable {
    package var kind: SiteKind
    package var title: String
    package var zone: ZoneRules
    /// The days of the episodes, by their distance from the present in days.
    private let days: [Int: String]

    /// Fails for a time outside the calendar.
    package init?(_ kind: SiteKind, title: String, zone: ZoneRules, now: Instant) {
        self.kind = kind
        self.title = title
        self.zone = zone
        var days: [Int: String] = [:]
        for distance in [0, 7, 14] {
            let instant = Instant(secondsSince1970: now.secondsSince1970 - distance * 86_400)
            guard let date = ZonedDate(instant, in: zone) else { return nil }
            days[distance] = date.dayText
        }
        self.days = days
    }

    /// The files in the order for a beginner to read.
    package var files: [NewFile] {
        var values = days.map { (mark: "day \($0.key)", text: $0.value) }
        values.append((mark: "zone", text: zone.name))
        // The line end stands in the file already.
        let title = YAMLText([Entry("title", .text(title))]).text.dropLast()
        values.append((mark: "title", text: String(title)))
        return kind.files(with: values)
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
