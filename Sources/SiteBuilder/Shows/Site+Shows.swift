import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

extension Site {
    /// Makes the shows of a site. The site's address, its time and its picture cache hold for them too.
    func makeShows(of site: SiteContext, in folders: SiteFolders) async -> ([Show], [Diagnostic]) {
        var shows: [Show] = []
        var diagnostics: [Diagnostic] = []
        for name in site.planned.sources.shows {
            do throws(BuildFailure) {
                let built = try await show(name, of: site, in: folders).build()
                shows.append(Show(name, files: built.output.files, nextChange: built.nextChange))
                diagnostics += built.diagnostics
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return (shows, diagnostics)
    }

    private func show(_ name: String, of site: SiteContext, in folders: SiteFolders) -> Site {
        let path = Show.path(of: name)
        var show = Site(folder: joinedPath(folders.shownContent, path), layouts: layouts, options: site.options)
        show.options.base = site.base(ofShow: name)
        show.options.hostPath = site.options.hostPath.map { $0 + path + "/" }
        show.options.cacheFolder = options.cacheFolder.map {
            joinedPath($0.hasPrefix("/") ? $0 : joinedPath(folders.site, $0), path)
        }
        show.options.theme = nil
        show.options.inputs = nil
        show.options.remembersTexts = false
        show.options.recordsDependencies = false
        return show
    }
}

extension SiteContext {
    /// The public address of a show; `nil` if the site has none.
    func base(ofShow name: String) -> BaseAddress? {
        catalog.site.base.flatMap { try? BaseAddress(parsing: $0.text + Show.path(of: name)) }
    }
}
