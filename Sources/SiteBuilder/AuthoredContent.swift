import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// What authors have written so far, for commands that add to it.
package struct AuthoredContent: Sendable {
    /// Every Markdown and data file.
    package let content: SiteContent
    /// What the content means; drafts are there, as withheld episodes.
    package let catalog: Catalog
    /// Absolute path of the content folder.
    package let folder: String
    fileprivate let shownFolder: String
    fileprivate let prefix: String

    /// Whether published episodes are written into a ledger that is there already.
    package var keepsLedger: Bool {
        catalog.site.feeds.keepsLedger && content.data[prefix + SiteContent.ledgerName] != nil
    }

    /// Whether a file of this path is there.
    package func holds(_ path: String) -> Bool { content.documents[path] != nil || content.assets[path] != nil }

    /// A path as messages name it.
    package func shown(_ path: String) -> String { joinedPath(shownFolder, location(path)) }

    /// A path below ``folder``: in a folder of episodes alone, without the folder that all of them are read as in.
    package func location(_ path: String) -> String {
        prefix.isEmpty || !path.hasPrefix(prefix) ? path : String(path.dropFirst(prefix.count))
    }
}

extension Site {
    /// Reads what is written, and builds nothing. What is wrong with it does not matter here.
    ///
    /// - Throws: when there is no site.
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
