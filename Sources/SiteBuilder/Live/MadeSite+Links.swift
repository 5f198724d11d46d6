import Publication

extension MadeSite {
    /// Says of revised texts which of their links lead nowhere. Copies of the site say of them what the site itself does.
    mutating func followLinks(of revisions: [TextRevision]) {
        let paths = Set(revisions.map(\.text.body.source.path))
        let links = drawn.rendered.pages.lazy.flatMap(\.links).filter { paths.contains($0.source.path) }
        for stage in ["showcase", "gather"] { log[stage].removeAll { $0.path.map(paths.contains) ?? false } }
        log["gather"] += Array(links).problems { OutputPath($0).flatMap(built.output.place) != nil }
        log["render"] = drawn.log["render"]
    }
}
