import Diagnostics
import Episodes

/// Says what the files mean: episodes, pages, names that they share, who sees them.
///
/// - Returns: what has read the files, too.
func interpret(
    _ content: SiteContent, of folders: SiteFolders, options: BuildOptions
) async -> ((reader: ContentReader, catalog: Catalog), [Diagnostic]) {
    let reader = ContentReader(content, rules: options.rules, base: options.base)
    let files = await reader.files.concurrentMap(jobs: options.jobs) { reader.read($0) }
    let (catalog, diagnostics) = Episodes.interpret(files, of: reader)
    return ((reader, catalog), diagnostics.map { $0.path == nil ? $0.about(folders) : $0 })
}

extension Diagnostic {
    /// What no single file is to blame for is said of the folder that holds them all.
    fileprivate func about(_ folders: SiteFolders) -> Diagnostic {
        var diagnostic = self
        diagnostic.path = folders.shownContent.isEmpty ? "." : folders.shownContent
        return diagnostic
    }
}
