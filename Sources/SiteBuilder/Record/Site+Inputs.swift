import SiteEpisodes
import SiteFileSystem

extension Site {
    /// - Parameter time: the time of the first examination, in nanoseconds since 1970; `nil` for now.
    func inputs(of folders: SiteFolders, time: Int? = nil) async -> BuildInputs {
        let content = SourceTree(content: folders)
        let themes = SourceTree(folders.themes, shownAs: folders.themes, site: folders.site)
        let builtIn = builtInThemes(for: folders, options).flatMap { folder in
            folder == folders.themes ? nil : SourceTree(folder, shownAs: folder, site: folder)
        }
        return await BuildInputs(
            content, [themes, builtIn].compactMap(\.self),
            isText: { [prefix = folders.prefix] in SiteContent.isMarkdown(prefix + $0) }, time: time,
            jobs: options.jobs)
    }
}
