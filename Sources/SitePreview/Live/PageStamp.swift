/// What tells an open page whether it is still what its address would show.
struct PageStamp: Hashable, Sendable {
    /// Of the whole site; `errors` as long as no build has been good.
    var generation: String
    /// Of the page's own contents.
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
