/// Recordings on YouTube and Vimeo, in all forms that people paste.
extension Media.Source {
    /// Reads `youtube:ID`, `vimeo:ID` or a video's address. Fails for any other text.
    init?(videoSite text: some StringProtocol) {
        let text = Self.embedded(text.trimmingBlanks)
        if text.hasPrefix("youtube:"), let id = Self.youtubeID(text.dropFirst(8)) {
            self = .youtube(id)
        } else if text.hasPrefix("vimeo:"), let id = Self.vimeoID(text.dropFirst(6)) {
            self = .vimeo(id)
        } else if let (host, path, query) = Self.parts(of: text) {
            switch host {
            case "youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com":
                let inQuery = query.split(separator: "&").first { $0.hasPrefix("v=") }?.dropFirst(2)
                guard let id = Self.youtubeID(inQuery ?? path.last ?? "") else { return nil }
                self = .youtube(id)
            case "youtu.be":
                guard let id = Self.youtubeID(path.first ?? "") else { return nil }
                self = .youtube(id)
            case "vimeo.com", "player.vimeo.com":
                guard let id = path.lazy.compactMap(Self.vimeoID).first else { return nil }
                self = .vimeo(id)
            default: return nil
            }
        } else {
            return nil
        }
    }

    /// The address in a pasted `<iframe …>`, or the text itself.
    private static func embedded(_ text: String) -> String {
        guard text.prefix(7).lowercased() == "<iframe", let source = text.firstRange(of: "src=") else { return text }
        let rest = text[source.upperBound...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return text }
        let address = String(rest.dropFirst().prefix { $0 != quote })
        return address.hasPrefix("//") ? "https:" + address : address
    }

    /// The id if it is eleven letters, digits, hyphens or underscores.
    static func youtubeID(_ text: some StringProtocol) -> String? {
        let id = text.trimmingBlanks
        let isID =
            id.utf8.count == 11 && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
        return isID ? id : nil
    }

    /// The id if it consists of digits.
    static func vimeoID(_ text: some StringProtocol) -> String? {
        let id = text.trimmingBlanks
        return id.isDigits ? id : nil
    }

    /// The host without `www.`, the path components and the query.
    private static func parts(of text: String) -> (host: String, path: [Substring], query: Substring)? {
        guard WebAddress.isRemote(text), let start = text.firstRange(of: "//")?.upperBound else { return nil }
        let rest = text[start...].prefix { $0 != "#" }
        let beforeQuery = rest.prefix { $0 != "?" }
        let components = beforeQuery.split(separator: "/")
        guard let host = components.first?.lowercased() else { return nil }
        return (
            host.hasPrefix("www.") ? String(host.dropFirst(4)) : host, Array(components.dropFirst()),
            rest[beforeQuery.endIndex...].dropFirst()
        )
    }
}
