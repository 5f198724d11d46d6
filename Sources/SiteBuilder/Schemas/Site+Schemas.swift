import Foundation
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

extension Site {
    /// The schema for files of this site, with the keys of other tools that `site.yml` names.
    package func text(of schema: EditorSchema) -> [UInt8] {
        schema.text(settings.map { ForeignKeys(inSettings: $0) } ?? ForeignKeys())
    }

    /// Writes all schemas that have changed.
    ///
    /// - Parameter target: the folder, or `nil` for that of the site.
    package func writeSchemas(to target: String? = nil) throws(Diagnostic) {
        let target = target ?? folder + "/" + EditorSchema.folder
        do throws(any Error) {
            _ = try makeFolders(target)
            for schema in EditorSchema.allCases {
                let (path, text) = (target + "/" + schema.fileName, text(of: schema))
                if FileManager.default.contents(atPath: path).map(Array.init) != text {
                    try Data(text).write(to: URL(filePath: path), options: .atomic)
                }
            }
        } catch {
            throw Diagnostic(
                .error, id: "io.unwritable", "cannot be written", hint: "check the permissions of the folder",
                path: target)
        }
    }

    /// Writes the schemas if `site.yml` names them, so that they fit this program after it is replaced. A build does not
    /// fail because of them.
    package func refreshSchemas() {
        let text = settings.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        if text.contains("$schema=../\(EditorSchema.folder)/") { try? writeSchemas() }
    }

    private var settings: SourceText? {
        let path = "Content/site.yml"
        return FileManager.default.contents(atPath: folder + "/" + path).map {
            SourceText(path: path, bytes: Array($0))
        }
    }
}
