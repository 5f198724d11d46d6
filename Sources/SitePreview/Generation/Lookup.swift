/// What a generation has for a path.
enum Lookup: Sendable {
    case asset(Asset)
    /// The path lacks the slash at its end.
    case folder
    /// Nothing; the site's page that says so, if it has one.
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
