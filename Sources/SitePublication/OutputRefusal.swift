import SiteDiagnostics
import SiteFileSystem

/// The reason why a folder is refused as output.
enum OutputRefusal: CaseIterable {
    case isRoot, isHome, isSource, holdsSource, inSource, notAFolder, linkLeadsNowhere, notOurs

    /// `nil` if a build may write to the folder.
    init?(of location: String, site: String, inputs: [String], home: String?, force: Bool) throws(SystemError) {
        let upwards = try identitiesUpwards(from: location)
        for input in inputs {
            guard let identity = try? FileStatus(of: input).identity else { continue }
            if upwards.contains(identity) {
                self = .inSource
                return
            }
        }
        guard let status = try FileStatus.find(location) else { return nil }
        if status.kind != .folder {
            self = .notAFolder
            return
        }
        let sites = try identitiesUpwards(from: site)
        if location == "/" {
            self = .isRoot
        } else if let home, (try? FileStatus(of: home).identity) == status.identity {
            self = .isHome
        } else if sites.first == status.identity {
            self = .isSource
        } else if sites.contains(status.identity) {
            self = .holdsSource
        } else if force || OwnFolder(location).isMarked {
            return nil
        } else if try Manifest(in: location) == nil, try Self.holdsFiles(location) {
            self = .notOurs
        } else {
            return nil
        }
    }

    /// True if the folder contains files other than those that hosts and repositories keep there.
    private static func holdsFiles(_ location: String) throws(SystemError) -> Bool {
        try namesInFolder(location).contains { $0.first != UInt8(ascii: ".") && $0 != Array("CNAME".utf8) }
    }

    func diagnostic(for path: String) -> Diagnostic {
        let (id, message, hint) = sentences
        return Diagnostic(.error, id: "output." + id, message, hint: hint, path: path)
    }

    private var sentences: (id: String, message: String, hint: String) {
        switch self {
        case .isRoot:
            ("is-root", "the root of the file system cannot be the output", Self.another)
        case .isHome:
            ("is-home", "your home folder cannot be the output", Self.another)
        case .isSource:
            ("is-source", "the site's own folder cannot be the output", Self.another)
        case .holdsSource:
            ("holds-source", "the output folder contains the site's own folder", Self.another)
        case .inSource:
            ("in-source", "the output folder is inside a folder that the site is made from", Self.another)
        case .notAFolder:
            ("not-a-folder", "the output exists and is not a folder", Self.removal)
        case .linkLeadsNowhere:
            ("link-leads-nowhere", "the output is a link to a place that does not exist", Self.removal)
        case .notOurs:
            (
                "not-ours", "this folder contains files that sitegen did not write",
                "choose a different folder with '--output', or use this one with '--force'; files that the build "
                    + "does not make stay"
            )
        }
    }

    private static let removal = "remove or rename it, or choose a different folder with '--output'"
    private static let another = "choose a different folder with '--output', for example 'Output'"
}
