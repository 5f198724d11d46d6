import Foundation

/// A folder that exists as long as the value does, with the paths and texts of its files.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("sitegen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func callAsFunction(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

    /// Writes files, making the folders they need. A path that ends in `/` is a folder.
    func add(_ files: [String: String]) throws {
        for (name, text) in files {
            let folder = name.hasSuffix("/") ? name : (name as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: self(folder), withIntermediateDirectories: true)
            if !name.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: self(name))) }
        }
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

    /// The files below a folder with their texts, and empty folders with a `/` at the end.
    func contents(_ name: String = "") throws -> [String: String] {
        var found: [String: String] = [:]
        for item in try FileManager.default.subpathsOfDirectory(atPath: self(name)) {
            let location = self(name.isEmpty ? item : name + "/" + item)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: location, isDirectory: &isFolder) else { continue }
            if !isFolder.boolValue {
                found[item] = String(decoding: FileManager.default.contents(atPath: location) ?? Data(), as: UTF8.self)
            } else if try FileManager.default.contentsOfDirectory(atPath: location).isEmpty {
                found[item + "/"] = ""
            }
        }
        return found
    }
}
