import Foundation
import PackagePlugin

/// Writes the themes of the package into a Swift file of the target that asks for it, anew whenever one of them changes.
@main
struct EmbedThemes: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let themes = context.package.directoryURL.appending(path: "Themes")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the themes",
                executable: try context.tool(named: "sitegen-embed").url,
                arguments: [themes.path(), output.path()],
                // Folders too: their times tell of files that come and go.
                inputFiles: [themes] + Self.contents(of: themes),
                outputFiles: [output])
        ]
    }

    private static func contents(of folder: URL) -> [URL] {
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return found.compactMap { $0 as? URL }
    }
}
