/// The result of a path in a generation.
enum Lookup: Sendable {
    case asset(Asset)
    /// A folder without the slash at its end.
    case folder
    /// Nothing, with the site's 404 page if there is one.
    case missing(page: Asset?)
}

extension Generation {
    func lookUp(_ path: RequestPath) -> Lookup {
        let isFolder = path.text.isEmpty || path.text.hasSuffix("/")
        if let asset = self[isFolder ? path.text + "index.html" : path.text] { return .asset(asset) }
        if !isFolder, self[path.text + "/index.html"] != nil { return .folder }
        return .missing(page: self["404.html"])
    }
}
