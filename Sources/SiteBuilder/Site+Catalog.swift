import SiteEpisodes
import SitePublication

extension Site {
    /// The interpreted content, without layouts and pages. It lists published and withheld episodes.
    ///
    /// - Throws: all problems, if one of them is an error.
    package func catalog() async throws(BuildFailure) -> Catalog {
        var log = BuildLog(isStrict: false)
        let folders = try SiteFolders(folder)
        let sources = await log.stage("read") { await read(folders, options: options) }
        var (content, _) = await parse(sources, in: folders, options: options)
        let catalog = await log.stage("interpret") { interpret(&content) }
        try log.stopAtErrors()
        return catalog
    }
}
