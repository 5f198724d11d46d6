import Foundation
import SiteDiagnostics
import SiteFileSystem

extension [NewFile] {
    /// The files that already exist in a folder.
    package func present(in folder: String) -> [NewFile] {
        filter { FileManager.default.fileExists(atPath: folder + "/" + $0.path) }
    }

    /// Throws if one of the files already exists in a folder.
    package func refuseExisting(in folder: String, shownAs shown: String) throws(Diagnostic) {
        if let first = present(in: folder).first {
            throw .exists(shown.isEmpty ? first.path : "\(shown)/\(first.path)")
        }
    }

    /// Writes the files and creates their folders. It never overwrites a file: if one exists, nothing is written.
    ///
    /// - Parameter shown: the folder as messages name it.
    package func write(to folder: String, shownAs shown: String) throws(Diagnostic) {
        try refuseExisting(in: folder, shownAs: shown)
        var folders: Set<String> = []
        for file in self {
            let location = folder + "/" + file.path
            do throws(any Error) {
                if folders.insert(parentPath(location)).inserted { _ = try makeFolders(parentPath(location)) }
                switch file.contents {
                case .text(let text): try create(location, [UInt8](text.utf8))
                case .bytes(let bytes): try create(location, bytes)
                case .copy(let source): try FileManager.default.copyItem(atPath: source, toPath: location)
                }
            } catch {
                throw Diagnostic(
                    .error, id: "io.unwritable", "cannot be written",
                    hint: "check the permissions of its folder, and that no file has the name of a needed folder",
                    path: shown.isEmpty ? file.path : "\(shown)/\(file.path)")
            }
        }
    }
}

/// Writes a new file without waiting for the disk. `Data.write` waits after each file, which took most of the time of a
/// long import.
func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let file = try Descriptor.creating(path)
    try file.write(bytes[...])
    try file.finish()
}

extension Diagnostic {
    package static let impossibleTime = Diagnostic(
        .error, id: "usage.impossible-time", "this time is outside the calendar", hint: "set the clock, or use --now")

    static func exists(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "usage.file-exists", "this file already exists, so nothing was written",
            hint: "move it, or choose a different name", path: path)
    }
}
