import Markdown

/// The keys of one caption or transcript file.
enum TextTrackKey: String, FieldKey {
    case src, lang, label

    static let names = FieldNames<Self>()

    var synonyms: [String] {
        switch self {
        case .src: ["file", "url", "path"]
        case .lang: ["language", "srclang"]
        case .label: ["title", "name"]
        }
    }
}

extension Fields {
    /// `talk.vtt`, a map, or a list of either.
    mutating func textTracks(_ key: Key, in scope: AssetScope) -> [TextTrack] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty && !$0.isFalse }.compactMap { value in
            if let text = value.text {
                return asset(text, at: value.position, in: scope).map { TextTrack(location: $0) }
            }
            guard value.entries != nil else {
                reportWrongType(key, wants: "a file or a map with 'src'", value, as: .warning)
                return nil
            }
            return whole(value, of: key, wants: "a file or a map with 'src'") { fields in
                fields.nested(value, as: TextTrackKey.self) { fields in
                    guard let location = fields.asset(.src, in: scope) else { return nil }
                    return TextTrack(location: location, language: fields.text(.lang), label: fields.text(.label))
                }
            }
        }
    }
}

extension TextTrack {
    fileprivate init(location: AssetLocation, language: String? = nil, label: String? = nil) {
        self.init(location: location, type: location.type ?? .plainText, language: language, label: label)
    }
}
