import Foundation
import SiteDiagnostics

extension [NewFile] {
    /// Those of the files that are there already, below a folder.
    package func present(in folder: String) -> [NewFile] {
        filter { FileManager.default.fileExists(atPath: folder + "/" + $0.path) }
    }

    /// Writes the files, making the folders they need. Never writes over a file: where one is in the way, nothing is
    /// written at all.
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
                    hint: "check that you may write there, and that no file stands where a folder has to be",
                    path: shown.isEmpty ? file.path : "\(shown)/\(file.path)")
            }
        }
    }
}

extension Diagnostic {
    package static let impossibleTime = Diagnostic(
        .error, id: "usage.impossible-time", "no calendar has this time", hint: "give --now, or set the clock")

    static func exists(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, id: "usage.file-exists", "there is a file of this name already; nothing was written",
            hint: "move it away, or choose another name", path: path)
    }
}
