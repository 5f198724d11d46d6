/// One event of a YAML document from libyaml's parser.
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
    /// The start of the event, in characters from the start of the text.
    var start: Int
    /// The end of a scalar, in characters from the start of the text; `nil` for events that end with their own line.
    var end: Int?
}

/// A libyaml error.
struct YAMLError: Error {
    /// The error's position. Marks count characters; problems of the character stream count bytes.
    enum Place {
        case character(Int)
        case byte(Int)
    }

    var problem: String
    var place: Place
    /// The construct that libyaml was parsing, with its start; empty for problems of single characters.
    var context: String
    var contextStart: Int
}
