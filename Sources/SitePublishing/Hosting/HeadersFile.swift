import SiteEpisodes

/// `_headers`, which Netlify and Cloudflare Pages read: a path with what is sent for it below. What several paths say about
/// one file is joined, so each header is said once.
struct HeadersFile {
    let policy: ContentPolicy
    let paths: [String]

    var text: String {
        let everywhere = [
            "Content-Security-Policy: " + policy.text,
            "Permissions-Policy: camera=(), geolocation=(), microphone=()",
            "Referrer-Policy: strict-origin-when-cross-origin",
            "X-Content-Type-Options: nosniff",
        ]
        var blocks = [block("/*", everywhere)]
        let folders = foldersThatNeverChange
        if !folders.contains("theme") { blocks += theme(besides: folders) }
        for folder in folders { blocks.append(block(Address(file: folder).encodedPath + "/*", [Self.always])) }
        // Players that run in a page of another site read these.
        for ending in ["xml", "json", "vtt"] where paths.contains(where: { $0.hasSuffix("." + ending) }) {
            blocks.append(block("/*.\(ending)", ["Access-Control-Allow-Origin: *"]))
        }
        return blocks.joined(separator: "\n")
    }

    private static let always = "Cache-Control: public, max-age=31536000, immutable"

    /// A theme's own files keep their names when they change, so browsers ask again after an hour. Its stylesheets, `theme/styles.…`, do
    /// not. Each of the others, or its folder, is named then, as two lines about one file would be joined.
    ///
    /// - Parameter folders: those that never change.
    private func theme(besides folders: [String]) -> [String] {
        let hour = "Cache-Control: public, max-age=3600"
        let names = Set(
            paths.filter { path in
                path.hasPrefix("theme/") && !folders.contains { path.hasPrefix($0 + "/") }
            }.map { path in
                let parts = path.split(separator: "/")
                return parts.count > 2
                    ? Address(file: "theme/" + parts[1]).encodedPath + "/*" : Address(file: path).encodedPath
            })
        let styles = names.filter { $0.hasPrefix("/theme/styles.") }
        let others = names.subtracting(styles)
        // Hosts read no more than a hundred.
        guard !styles.isEmpty, styles.allSatisfy(hasDigest), others.count <= 50 else {
            return [block("/theme/*", [hour])]
        }
        return [block("/theme/styles.*", [Self.always])] + others.sorted().map { block($0, [hour]) }
    }

    private func block(_ path: String, _ headers: [String]) -> String {
        path + "\n" + headers.map { "  \($0)\n" }.joined()
    }

    /// Folders of which every file has a digest of its content in its name; none that lies in another of them.
    var foldersThatNeverChange: [String] {
        var areDigested: [String: Bool] = [:]
        for path in paths {
            let isDigested = hasDigest(path)
            var parts = path.split(separator: "/").dropLast()
            while !parts.isEmpty {
                areDigested[parts.joined(separator: "/"), default: true] =
                    areDigested[
                        parts.joined(separator: "/"), default: true] && isDigested
                parts = parts.dropLast()
            }
        }
        let folders = Set(areDigested.filter(\.value).keys)
        return folders.filter { folder in
            let above = folder.split(separator: "/").dropLast().joined(separator: "/")
            return !folders.contains(above)
        }.sorted()
    }
}

/// `cover-640w.3f9c2b7a1d.webp`: a part of the name that is a hexadecimal number of ten digits or more, and
/// no date.
package func hasDigest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.split(whereSeparator: { ".-_@".contains($0) }).contains { part in
        part.utf8.count >= 10 && part.contains(where: \.isNumber) && part.contains(where: \.isLetter)
            && part.allSatisfy { $0.isHexDigit && $0.isASCII }
    }
}
