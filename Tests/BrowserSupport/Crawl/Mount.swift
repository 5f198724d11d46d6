import Foundation

/// The ways in which visitors reach a site. One output must work with all three.
public enum Mount: String, CaseIterable, Sendable, CustomStringConvertible {
    case root = "http at /"
    case subfolder = "http under /sub/"
    case files = "file://"

    public var description: String { rawValue }
}

/// A site that returns a file or answer for an address.
struct MountedSite: Sendable {
    enum Answer: Sendable {
        case found([UInt8])
        case missing(String)
    }

    /// The path of the site's root, with a slash at the end.
    var root: String
    /// Returns the file or answer for a percent-encoded path below the root.
    var look: @Sendable (Address) async throws -> Answer

    static func served(at mount: String, by server: PageServer) -> MountedSite {
        let client = LoopbackClient(port: server.port)
        return MountedSite(root: mount) { address in
            let target = address.query.map { "\(address.path)?\($0)" } ?? address.path
            let answer = try await client.send("GET", target)
            return answer.status == 200 ? .found(answer.body) : .missing("status \(answer.status)")
        }
    }

    /// - Parameter folder: An absolute path. A browser that opens files does not use a folder's `index.html`.
    static func files(in folder: String) -> MountedSite {
        MountedSite(root: folder + "/") { address in
            let path = address.path.removingPercentEncoding ?? address.path
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                return .missing("no file")
            }
            if isFolder.boolValue { return .missing("a folder, not a file") }
            return FileManager.default.contents(atPath: path).map { .found(Array($0)) } ?? .missing("not readable")
        }
    }
}
