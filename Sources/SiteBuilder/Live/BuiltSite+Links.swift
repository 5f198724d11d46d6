import SitePublication

extension BuiltSite {
    /// Updates the diagnostics of broken links in revised texts. The showcase copies have the same links.
    mutating func followLinks(of revisions: [TextRevision], in rendered: RenderedSite) {
        let paths = Set(revisions.map(\.text.body.source.path))
        let links = rendered.pages.lazy.flatMap(\.links).filter { paths.contains($0.source.path) }
        for stage in ["showcase", "assemble"] { log[stage].removeAll { $0.path.map(paths.contains) ?? false } }
        log["assemble"] += Array(links).problems { OutputPath($0).flatMap(output.place) != nil }
        log["render"] = rendered.log["render"]
        diagnostics = log.diagnostics
    }
}
