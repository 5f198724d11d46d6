import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// The sources of a site, for commands that add to them.
package struct AuthoredContent: Sendable {
    /// All Markdown and data files.
    package let content: SiteContent
    /// The interpreted content. Drafts are included, as withheld episodes.
    package let catalog: Catalog
    /// The absolute path of the content folder.
    package let folder: String
    fileprivate let shownFolder: String
    fileprivate let prefix: String

    /// Whether a ledger file exists, so that builds record published episodes.
    package var keepsLedger: Bool {
        catalog.site.feeds.keepsLedger && content.data[prefix + SiteContent.ledgerName] != nil
    }

    /// Whether the content folder has a file at `path`, relative to the content folder.
    package func holds(_ path: String) -> Bool { content.documents[path] != nil || content.assets[path] != nil }

    /// The path to show in messages.
    package func shown(_ path: String) -> String { joinedPath(shownFolder, location(path)) }

    /// A path relative to ``folder``. It has no `episodes/` prefix if the folder holds only episodes.
    package func location(_ path: String) -> String {
        prefix.isEmpty || !path.hasPrefix(prefix) ? path : String(path.dropFirst(prefix.count))
    }
}

extension Site {
    /// Reads the sources without building. Problems in the content are ignored.
    ///
    /// - Throws: if the folder holds no site.
    package func authored() async throws(BuildFailure) -> AuthoredContent {
        let folders = try SiteFolders(folder)
        let (sources, _) = await read(folders, options: options)
        var (parsed, _) = await parse(sources, in: folders, options: options)
        let (catalog, _) = interpret(&parsed)
        return AuthoredContent(
            content: parsed.reader.content, catalog: catalog, folder: folders.content,
            shownFolder: folders.shownContent, prefix: folders.prefix)
    }
}
