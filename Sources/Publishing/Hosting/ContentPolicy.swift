/// What a browser may load and run on a page (Content Security Policy Level 3): the site's own files, and pictures and
/// recordings from where the pages have theirs.
struct ContentPolicy {
    /// Of pictures and recordings elsewhere.
    let origins: [String]

    /// - Parameter limit: bytes; where the origins do not fit, any host will do that is reached safely.
    func text(atMost limit: Int) -> String {
        let exact = text(origins)
        return exact.utf8.count <= limit ? exact : text(["https:"])
    }

    private func text(_ origins: [String]) -> String {
        let elsewhere = origins.map { " " + $0 }.joined()
        return [
            "default-src 'self'",
            // A page's own layout stands in its head, and numbers of cells at the cells.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:" + elsewhere,
            "media-src 'self'" + elsewhere,
            "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'",
        ].joined(separator: "; ")
    }
}
