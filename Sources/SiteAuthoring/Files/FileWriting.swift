import Foundation
import SiteDiagnostics

extension [NewFile] {
    /// The files that already exist in a folder.
    package func present(in folder: String) -> [NewFile] {
        filter { FileManager.default.fileExists(atPath: folder + "/" + $0.path) }
    }

    /// Writes the files and creates their folders. It never overwrites a file: if one exists, nothing is written.
    ///
    /// - Parameter shown: the folder as messages name it.
    package func write(to folder: String, shownAs shown: String) throws(Diagnostic) {
        if let first = present(in: folder).first {
            throw .exists(shown.isEmpty ? first.path : "\(shown)/\(first.path)")
        }
        for file in self {
            let location = URL(filePath: folder + "/" + file.path)
            do {
                try FileManager.default.createDirectory(
                    at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
                switch file.contents {
                case .text(let text): try Data(text.utf8).write(to: location, options: .withoutOverwriting)
                case .copy(let source): try FileManager.default.copyItem(at: URL(filePath: source), to: location)
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

extension Diagnostic {
    package static let impossibleTime = Diagnostic(
        .error, id: "usage.impossible-time", "this time is outside the calendar", hint: "set the clock, or use --now")

    static func exists(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "usage.file-exists", "this file already exists, so nothing was written",
            hint: "move it, or choose a different name", path: path)
    }
}
