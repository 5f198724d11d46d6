import Foundation
import PackagePlugin

/// Embeds files into a Swift file of the target, and updates it when a file changes. `SiteEmbeddedThemes` embeds the
/// package's themes and `sitegen` the manual's page of messages; other targets embed their own scripts and styles.
@main
struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let source =
            switch target.name {
            case "SiteEmbeddedThemes": package.appending(path: "Themes")
            case "sitegen": package.appending(path: "Content/manual/messages.md")
            default: target.directoryURL
            }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(source.lastPathComponent)",
                executable: try context.tool(named: "sitegen-embed").url,
                arguments: [source.path(), output.path()],
                // Folders are listed too, because their times change when files are added or removed.
                inputFiles: [source] + Self.contents(of: source),
                outputFiles: [output])
        ]
    }

    private static func contents(of folder: URL) -> [URL] {
        guard let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        return found.compactMap { $0 as? URL }.filter { $0.pathExtension != "swift" }
    }
}
