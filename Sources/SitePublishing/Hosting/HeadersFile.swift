import SiteEpisodes

/// The file `_headers`, which Netlify and Cloudflare Pages read: a path, then its headers on the lines below. The host
/// joins the headers of all paths that match a file, so this file states each header once.
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
        // Players on pages of other sites read these files.
        for ending in ["xml", "json", "vtt"] where paths.contains(where: { $0.hasSuffix("." + ending) }) {
            blocks.append(block("/*.\(ending)", ["Access-Control-Allow-Origin: *"]))
        }
        return blocks.joined(separator: "\n")
    }

    private static let always = "Cache-Control: public, max-age=31536000, immutable"

    /// The cache rules for the theme's files. A theme's own file keeps its name when it changes, so browsers ask for it
    /// again after an hour. The stylesheet `theme/styles.…` never changes under its name. The hour is therefore written
    /// for each other file or folder by name: the host would join two rules for one file.
    ///
    /// - Parameter folders: The folders whose files never change.
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
        // Hosts read at most 100 rules.
        guard !styles.isEmpty, styles.allSatisfy(hasDigest), others.count <= 50 else {
            return [block("/theme/*", [hour])]
        }
        return [block("/theme/styles.*", [Self.always])] + others.sorted().map { block($0, [hour]) }
    }

    private func block(_ path: String, _ headers: [String]) -> String {
        path + "\n" + headers.map { "  \($0)\n" }.joined()
    }

    /// Folders in which every file name contains a digest of the file's content. Folders inside such a folder are not
    /// listed.
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

/// True for a name such as `cover-640w.3f9c2b7a1d.webp`: one part is a hexadecimal number of at least ten digits
/// and is not a date.
package func hasDigest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.split(whereSeparator: { ".-_@".contains($0) }).contains { part in
        part.utf8.count >= 10 && part.contains(where: \.isNumber) && part.contains(where: \.isLetter)
            && part.allSatisfy { $0.isHexDigit && $0.isASCII }
    }
}
