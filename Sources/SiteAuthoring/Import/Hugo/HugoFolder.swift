import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteFileSystem

/// The files of a Hugo content folder.
struct HugoFolder {
    /// The Markdown files, by path in the folder.
    var documents: [String: SourceText] = [:]
    /// The paths of all other files.
    var resources: [String] = []
    /// The files of the site's `static` folder, by path.
    var statics: [String: String] = [:]
    /// The settings file, such as `hugo.toml`, beside the content folder.
    var settings: SourceText?
    var diagnostics: [Diagnostic] = []
    /// The user's path, without a slash at the end.
    let path: String
    /// The names of the folders between the site's `content` and this folder. Empty for `content` itself.
    private(set) var section: [String] = []

    init(_ path: String) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        // The user may name the site's folder too.
        let content = path + "/content"
        if Self.settingsFile(in: path) != nil, FileManager.default.fileExists(atPath: content) { path = content }
        self.path = path
        for file in Self.files(in: path) {
            guard file.lowercased().hasSuffix(".md") || file.lowercased().hasSuffix(".markdown") else {
                resources.append(file)
                continue
            }
            read(path + "/" + file).map { documents[file] = $0 }
        }
        let (root, section) = Self.place(of: path)
        self.section = section
        for file in Self.files(in: root + "/static") { statics[file] = root + "/static/" + file }
        settings = Self.settingsFile(in: root).flatMap { read($0) }
    }

    /// The site's folder, and the folders from its `content` to this one. The user may name a single section.
    private static func place(of path: String) -> (root: String, section: [String]) {
        var folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        let parent = folder.deletingLastPathComponent().path(percentEncoded: false).withoutSlash
        var section: [String] = []
        while folder.pathComponents.count > 1 {
            let root = folder.deletingLastPathComponent().path(percentEncoded: false).withoutSlash
            // Any folder may be named content. That of a site has settings beside it.
            if folder.lastPathComponent == "content", settingsFile(in: root) != nil { return (root, section) }
            section.insert(folder.lastPathComponent, at: 0)
            folder.deleteLastPathComponent()
        }
        return (parent, [])
    }

    private static func settingsFile(in root: String) -> String? {
        ["hugo", "config", "config/_default/hugo", "config/_default/config"]
            .flatMap { name in ["toml", "yaml", "yml", "json"].map { "\(root)/\(name).\($0)" } }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    private mutating func read(_ location: String) -> SourceText? {
        do throws(SystemError) {
            return SourceText(path: location, bytes: try fileBytes(location))
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, id: "io.unreadable", "cannot be read: \(error.reason)",
                    hint: "check that the file exists, and its permissions", path: location))
            return nil
        }
    }

    /// The regular files in a folder, sorted, without hidden files. Links are not followed, because they may lead
    /// outside.
    private static func files(in folder: String) -> [String] {
        let manager = FileManager.default
        return ((try? manager.subpathsOfDirectory(atPath: folder)) ?? []).filter { path in
            guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
            let type = (try? manager.attributesOfItem(atPath: folder + "/" + path))?[.type] as? FileAttributeType
            return type == .typeRegular
        }.sorted()
    }
}

extension String {
    fileprivate var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
