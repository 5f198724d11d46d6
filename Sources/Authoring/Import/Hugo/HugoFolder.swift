import Diagnostics
import Foundation
import SiteBuilder

/// The files of a Hugo content folder, read.
struct HugoFolder {
    /// By path in the folder.
    var documents: [String: SourceText] = [:]
    /// Paths in the folder of all other files.
    var resources: [String] = []
    /// Files of the site's `static` folder, by their path there.
    var statics: [String: String] = [:]
    /// `hugo.toml` and its like, where it stands beside the content folder.
    var settings: SourceText?
    var diagnostics: [Diagnostic] = []
    /// As the user gave it, without a slash at the end.
    let path: String

    init(_ path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        for file in Self.files(in: path) {
            guard file.lowercased().hasSuffix(".md") || file.lowercased().hasSuffix(".markdown") else {
                resources.append(file)
                continue
            }
            read(path + "/" + file).map { documents[file] = $0 }
        }
        let parent = URL(filePath: path).standardizedFileURL.deletingLastPathComponent().path()
        let site = parent.hasSuffix("/") ? String(parent.dropLast()) : parent
        for file in Self.files(in: site + "/static") { statics[file] = site + "/static/" + file }
        let names = [
            "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config.toml", "config.yaml", "config.yml",
            "config.json",
        ]
        if let name = names.first(where: { FileManager.default.fileExists(atPath: site + "/" + $0) }) {
            settings = read(site + "/" + name)
        }
    }

    private mutating func read(_ location: String) -> SourceText? {
        do throws(SystemError) {
            return SourceText(path: location, bytes: try fileBytes(location))
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, id: "io.unreadable", "cannot be read: \(error.reason)",
                    hint: "check that the file exists and that you may read it", path: location))
            return nil
        }
    }

    /// Regular files below a folder, hidden ones left out, sorted. Links are not followed: they may lead anywhere.
    private static func files(in folder: String) -> [String] {
        let manager = FileManager.default
        return ((try? manager.subpathsOfDirectory(atPath: folder)) ?? []).filter { path in
            guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
            let type = (try? manager.attributesOfItem(atPath: folder + "/" + path))?[.type] as? FileAttributeType
            return type == .typeRegular
        }.sorted()
    }
}
