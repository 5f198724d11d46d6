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
        for folder in foldersThatNeverChange {
            blocks.append(block(Address(file: folder).encodedPath + "/*", [Self.always]))
        }
        // Players on pages of other sites read these files.
        for ending in ["xml", "json", "vtt"] where paths.contains(where: { $0.hasSuffix("." + ending) }) {
            blocks.append(block("/*.\(ending)", ["Access-Control-Allow-Origin: *"]))
        }
        return blocks.joined(separator: "\n")
    }

    private static let always = "Cache-Control: public, max-age=31536000, immutable"

    private func block(_ path: String, _ headers: [String]) -> String {
        path + "\n" + headers.map { "  \($0)\n" }.joined()
    }

    /// Folders in which no file ever changes under its name. Folders inside such a folder are not
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

/// Whether a file never changes under its name: the name, or the folder of a theme's assets, contains a digest.
///
/// One part of `cover-640w.3f9c2b7a1d.webp` is a hexadecimal number of at least ten digits and is not a date.
package func hasDigest(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let folders = zip(parts, parts.dropFirst().dropLast()).filter { $0.0 == "theme" }.map(\.1)
    return ([parts.last ?? ""] + folders).contains { name in
        name.split(whereSeparator: { ".-_@".contains($0) }).contains { part in
            part.utf8.count >= 10 && part.contains(where: \.isNumber) && part.contains(where: \.isLetter)
                && part.allSatisfy { $0.isHexDigit && $0.isASCII }
        }
    }
}
