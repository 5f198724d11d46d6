/// One step of a YAML document, as libyaml's parser reports it.
struct YAMLEvent {
    enum Kind {
        case documentStart, documentEnd, streamEnd
        case mapStart, mapEnd, listStart, listEnd
        case scalar(text: String, isPlain: Bool)
        case alias(String)
    }

    var kind: Kind
    var anchor: String?
    var tag: String?
    /// Where the step begins, in characters from the start of the text.
    var start: Int
    /// Where a scalar ends, in the same way; `nil` for what ends with a line of its own.
    var end: Int?
}

/// Why libyaml gave up.
struct YAMLError: Error {
    /// Where in the text: marks count characters, problems of the character stream itself bytes.
    enum Place {
        case character(Int)
        case byte(Int)
    }

    var problem: String
    var place: Place
    /// What it was in the middle of, and since which character; empty for problems of single characters.
    var context: String
    var contextStart: Int
}
