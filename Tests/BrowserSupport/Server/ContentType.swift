/// The media type for a file extension, as a static host sends it.
func contentType(of name: String) -> String {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    return switch ending {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json", "map": "application/json"
    case "xml": "application/xml"
    case "txt": "text/plain; charset=utf-8"
    case "vtt": "text/vtt; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "webp": "image/webp"
    case "avif": "image/avif"
    case "ico": "image/x-icon"
    case "woff2", "woff", "ttf", "otf": "font/\(ending)"
    case "mp4": "video/mp4"
    case "mp3": "audio/mpeg"
    case "wav": "audio/wav"
    default: "application/octet-stream"
    }
}
