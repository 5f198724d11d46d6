import SiteDiagnostics
import SiteEpisodes

/// Says what the files mean together: episodes, pages, names that they share, who sees them.
///
/// - Parameter content: left without the files.
func interpret(_ content: inout ParsedContent) -> (Catalog, [Diagnostic]) {
    let (catalog, diagnostics) = SiteEpisodes.interpret(content.takeFiles(), of: content.reader)
    return (catalog, diagnostics.map { $0.path == nil ? $0.about(content.folders) : $0 })
}

extension Diagnostic {
    /// What no single file is to blame for is said of the folder that holds them all.
    fileprivate func about(_ folders: SiteFolders) -> Diagnostic {
        var diagnostic = self
        diagnostic.path = folders.shownContent.isEmpty ? "." : folders.shownContent
        return diagnostic
    }
}
