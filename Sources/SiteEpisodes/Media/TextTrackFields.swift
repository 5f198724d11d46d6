import SiteMarkdown
import SiteMediaFacts

/// The keys of one caption or transcript file.
enum TextTrackKey: String, FieldKey {
    case src, lang, label, type, charset, rel

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .src: .init(.text, "File or address.")
        case .lang: .init(.text, "Language as a BCP 47 tag.")
        case .label: .init(.text, "Name in the menu of the player.")
        case .type: .init(.text, "Media type such as text/vtt, or an ending such as vtt.")
        case .charset: .init(.text, "Encoding of the file, if it is not UTF-8.")
        case .rel: .init(.words(["captions"]), "'captions' for captions of any type.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .src: ["file", "url", "path"]
        case .lang: ["language", "srclang"]
        case .label: ["title", "name"]
        case .type: ["mime", "mimeType"]
        case .charset: ["encoding"]
        case .rel: []
        }
    }
}

extension Fields {
    /// Reads `talk.vtt`, a map, or a list of either.
    mutating func textTracks(_ key: Key, in scope: AssetScope) -> [TextTrack] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty && !$0.isFalse && !$0.isSpokenLine }.compactMap {
            value in
            if let text = value.text {
                return asset(text, at: value.position, in: scope).map {
                    TextTrack(location: $0, type: $0.type ?? .plainText)
                }
            }
            guard value.entries != nil else {
                reportWrongType(key, wants: "a file or a map with 'src'", value, as: .warning)
                return nil
            }
            return whole(value, of: key, wants: "a file or a map with 'src'") { fields in
                fields.nested(value, as: TextTrackKey.self) { fields in
                    guard let location = fields.asset(.src, in: scope) else { return nil }
                    let declared = fields.declaredType()
                    return TextTrack(
                        location: location, type: declared.type ?? location.type ?? .plainText,
                        charset: fields.text(.charset) ?? declared.charset, language: fields.text(.lang),
                        label: fields.text(.label), isCaptions: fields.isCaptions())
                }
            }
        }
    }
}

extension Fields<TextTrackKey> {
    /// Reads `text/vtt`, `text/vtt; charset=utf-8`, or a file ending such as `vtt`.
    fileprivate mutating func declaredType() -> (type: MediaType?, charset: String?) {
        guard let value = value(.type), let text = text(.type), !text.isEmpty else { return (nil, nil) }
        let parts = text.split(separator: ";").map(\.trimmingBlanks)
        let name = (parts.first ?? "").lowercased()
        let charset = parts.dropFirst().first { $0.lowercased().hasPrefix("charset=") }
            .map { $0.dropFirst(8).filter { $0 != "\"" && $0 != "'" } }
        if name.firstMatch(of: #/^[a-z0-9][a-z0-9.+\-]*\/[a-z0-9][a-z0-9.+\-]*$/#) != nil {
            return (MediaType(name), charset)
        }
        let type = MediaType(ofPath: "x." + name)
        if type != .binary { return (type, charset) }
        reportWrongType(.type, wants: "a media type such as 'text/vtt'", value, as: .warning)
        return (nil, charset)
    }

    fileprivate mutating func isCaptions() -> Bool {
        guard let value = value(.rel) else { return false }
        if value.text?.lowercased() == "captions" { return true }
        reportWrongType(.rel, wants: "'captions' or nothing", value, as: .warning)
        return false
    }
}
