/// Ids that show an open page whether it is up to date.
struct PageStamp: Hashable, Sendable {
    /// The id of the site's generation, or `errors` before the first successful build.
    var generation: String
    /// The id of the page's own content.
    var page: String
}

extension Scene {
    func stamp(of path: RequestPath) -> PageStamp {
        guard let generation else { return PageStamp(generation: "errors", page: "errors") }
        let page =
            switch generation.lookUp(path) {
            case .asset(let asset): hexadecimal(asset.hash)
            case .folder: "folder"
            case .missing(let page): "missing-" + (page.map { hexadecimal($0.hash) } ?? "")
            }
        return PageStamp(generation: generation.id, page: page)
    }
}
