/// A media type as in `Content-Type` and in feeds. The file extension determines it.
package struct MediaType: Hashable, Sendable {
    /// The name without parameters: `text/html`.
    package var name: String

    package init(_ name: String) { self.name = name }

    package static let html = MediaType("text/html")
    package static let css = MediaType("text/css")
    package static let xml = MediaType("application/xml")
    package static let plainText = MediaType("text/plain")
    /// Bytes of unknown meaning.
    package static let binary = MediaType("application/octet-stream")

    /// The type for a path's extension, in any letter case; `binary` if the extension is unknown.
    package init(ofPath path: String) {
        self = Self.byEnding[pathEnding(path)] ?? .binary
    }

    package var isAudio: Bool { name.hasPrefix("audio/") }

    /// True for video, including playlists of streamed video.
    package var isVideo: Bool { name.hasPrefix("video/") || name == "application/vnd.apple.mpegurl" }

    /// True for text, which our writers encode as UTF-8.
    package var isText: Bool {
        name.hasPrefix("text/") || name.hasSuffix("+xml") || name.hasSuffix("/xml") || name.hasSuffix("json")
            || name == "image/svg+xml"
    }

    /// The value of `Content-Type`. For text it states the encoding UTF-8.
    package var contentType: String { isText ? name + "; charset=utf-8" : name }
}

/// The letters after the last dot of the file name, in lower case.
private func pathEnding(_ path: String) -> String {
    let name = path.utf8.suffix(while: { $0 != UInt8(ascii: "/") })
    guard let point = name.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return "" }
    return String(decoding: name[name.index(after: point)...], as: UTF8.self).lowercased()
}

extension BidirectionalCollection {
    /// The last elements that all match.
    fileprivate func suffix(while isOne: (Element) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, isOne(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}

extension MediaType {
    /// Names of the IANA registry. Extensions are in lower case.
    private static let byEnding: [String: MediaType] = [
        // Pages and their parts
        "html": .html, "htm": .html, "xhtml": MediaType("application/xhtml+xml"), "css": .css,
        "js": MediaType("text/javascript"), "mjs": MediaType("text/javascript"),
        "json": MediaType("application/json"), "webmanifest": MediaType("application/manifest+json"),
        "map": MediaType("application/json"), "wasm": MediaType("application/wasm"), "xml": .xml,
        "xsl": MediaType("application/xslt+xml"), "rss": MediaType("application/rss+xml"),
        "atom": MediaType("application/atom+xml"), "opml": MediaType("text/x-opml"), "txt": .plainText,
        "md": MediaType("text/markdown"), "csv": MediaType("text/csv"), "ics": MediaType("text/calendar"),
        // Pictures
        "avif": MediaType("image/avif"), "webp": MediaType("image/webp"), "png": MediaType("image/png"),
        "apng": MediaType("image/apng"), "jpg": MediaType("image/jpeg"), "jpeg": MediaType("image/jpeg"),
        "gif": MediaType("image/gif"), "svg": MediaType("image/svg+xml"), "ico": MediaType("image/vnd.microsoft.icon"),
        "bmp": MediaType("image/bmp"), "tif": MediaType("image/tiff"), "tiff": MediaType("image/tiff"),
        "heic": MediaType("image/heic"), "heif": MediaType("image/heif"), "jxl": MediaType("image/jxl"),
        // Sound
        "mp3": MediaType("audio/mpeg"), "m4a": MediaType("audio/mp4"), "m4b": MediaType("audio/mp4"),
        "aac": MediaType("audio/aac"), "ogg": MediaType("audio/ogg"), "oga": MediaType("audio/ogg"),
        "opus": MediaType("audio/ogg"), "flac": MediaType("audio/flac"), "wav": MediaType("audio/wav"),
        "weba": MediaType("audio/webm"),
        // Video and its text
        "mp4": MediaType("video/mp4"), "m4v": MediaType("video/mp4"), "mov": MediaType("video/quicktime"),
        "webm": MediaType("video/webm"), "ogv": MediaType("video/ogg"), "mkv": MediaType("video/matroska"),
        "avi": MediaType("video/vnd.avi"), "m3u8": MediaType("application/vnd.apple.mpegurl"),
        "ts": MediaType("video/mp2t"), "mpd": MediaType("application/dash+xml"), "vtt": MediaType("text/vtt"),
        "srt": MediaType("application/x-subrip"),
        // Fonts
        "woff2": MediaType("font/woff2"), "woff": MediaType("font/woff"), "ttf": MediaType("font/ttf"),
        "otf": MediaType("font/otf"),
        // Documents and archives
        "pdf": MediaType("application/pdf"), "epub": MediaType("application/epub+zip"),
        "zip": MediaType("application/zip"), "gz": MediaType("application/gzip"),
    ]
}
