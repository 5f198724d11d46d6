/// The reason for refusing a request without handling it. The connection is then closed, because the start of the next
/// request is unknown.
enum RequestProblem: Error, CaseIterable {
    case malformed, bodyNotWanted, targetTooLong, headTooLarge, versionUnknown, tooSlow, tooManyConnections

    var reply: Reply {
        let (status, text) = sentence
        return .text(status, text)
    }

    private var sentence: (Int, String) {
        switch self {
        case .malformed: (400, "The preview does not understand this request.")
        case .bodyNotWanted: (413, "The preview does not accept a request body.")
        case .targetTooLong: (414, "The address is too long.")
        case .headTooLarge: (431, "The request's header fields are too large.")
        case .versionUnknown: (505, "The preview speaks HTTP/1.1.")
        case .tooSlow: (408, "The request took too long.")
        case .tooManyConnections: (503, "The preview has too many connections.")
        }
    }
}
