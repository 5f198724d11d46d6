/// An address without scheme and host: a path within one site.
struct Address: Hashable, Sendable {
    /// The absolute path, percent-encoded as written.
    var path: String
    var query: String?
    var fragment: String?

    /// Resolves a reference against the page that contains it (RFC 3986, section 5.2).
    ///
    /// - Returns: `nil` for a reference with a scheme or a host, which leaves the site.
    init?(_ reference: String, relativeTo page: Address) {
        let text = reference.trimming(" \t\r\n")
        if text.hasPrefix("//") || text.hasScheme { return nil }
        let (beforeFragment, fragment) = text.divided(at: "#")
        let (path, query) = beforeFragment.divided(at: "?")
        self.fragment = fragment
        if path.isEmpty {
            self.path = page.path
            self.query = query ?? page.query
        } else {
            let folder = page.path.prefix(through: page.path.lastIndex(of: "/") ?? page.path.startIndex)
            self.path = removingDotSegments(path.hasPrefix("/") ? path : folder + path)
            self.query = query
        }
    }

    init(path: String) {
        self.path = path
    }
}

private func removingDotSegments(_ path: String) -> String {
    var segments: [Substring] = []
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        switch part {
        case ".":
            if isLast { segments.append("") }
        case "..":
            _ = segments.popLast()
            if isLast { segments.append("") }
        default: segments.append(part)
        }
    }
    return "/" + segments.joined(separator: "/")
}

extension String {
    fileprivate var hasScheme: Bool { prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) != nil }

    fileprivate func divided(at mark: Character) -> (String, String?) {
        guard let place = firstIndex(of: mark) else { return (self, nil) }
        return (String(self[..<place]), String(self[index(after: place)...]))
    }
}
