import SiteDiagnostics
import SiteEpisodes

/// Interprets all files together: episodes, pages, shared names, visibility.
///
/// - Parameter content: the parsed content. Its files are removed.
func interpret(_ content: inout ParsedContent) -> (Catalog, [Diagnostic]) {
    let (catalog, diagnostics) = SiteEpisodes.interpret(content.takeFiles(), of: content.reader)
    return (catalog, diagnostics.map { $0.path == nil ? $0.about(content.folders) : $0 })
}

extension Diagnostic {
    /// A problem that no single file causes is reported for the content folder.
    fileprivate func about(_ folders: SiteFolders) -> Diagnostic {
        var diagnostic = self
        diagnostic.path = folders.shownContent.isEmpty ? "." : folders.shownContent
        return diagnostic
    }
}
