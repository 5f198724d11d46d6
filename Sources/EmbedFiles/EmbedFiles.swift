import Foundation
import PackagePlugin

/// Embeds files into a Swift file of the target, and updates it when a file changes. `EmbeddedThemes` embeds the
/// package's themes; other targets embed their own scripts and styles.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let themes = context.package.directoryURL.appending(path: "Themes")
        let folder = target.name == "SiteEmbeddedThemes" ? themes : target.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(folder.lastPathComponent)",
                executable: try context.tool(named: "sitegen-embed").url,
                arguments: [folder.path(), output.path()],
                // Folders are listed too, because their times change when files are added or removed.
                inputFiles: [folder] + Self.contents(of: folder),
                outputFiles: [output])
        ]
    }

    private static func contents(of folder: URL) -> [URL] {
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return found.compactMap { $0 as? URL }.filter { $0.pathExtension != "swift" }
    }
}
