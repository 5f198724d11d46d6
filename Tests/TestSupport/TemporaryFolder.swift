import Foundation

/// A folder that exists as long as the value, with files by path.
public final class TemporaryFolder: Sendable {
    public let path: String

    public init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("sitegen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    public func callAsFunction(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

    /// Writes files and makes their folders. A path that ends in `/` is a folder.
    public func add(_ files: [String: String]) throws {
        for (name, text) in files {
            let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
            try FileManager.default.createDirectory(atPath: self(folder), withIntermediateDirectories: true)
            if !name.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: self(name))) }
        }
    }

    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
    }

    public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self(name)) }

    /// The texts of the files below a folder by path. An empty folder has a path that ends in `/`.
    public func contents(_ name: String = "") throws -> [String: String] {
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
