import Episodes

extension Site {
    /// What the content says, without layouts and pages: for whoever asks what is out and what waits.
    ///
    /// - Throws: every problem found, when one of them is an error.
    public func catalog() async throws(BuildFailure) -> Catalog {
        var log = BuildLog(isStrict: false)
        let folders = try SiteFolders(folder)
        let sources = await log.stage("read") { await read(folders, jobs: options.jobs) }
        let content = await log.stage("parse") { await parse(sources, jobs: options.jobs) }
        let (_, catalog) = await log.stage("interpret") { await interpret(content, of: folders, options: options) }
        try log.stopAtErrors()
        return catalog
    }
}
