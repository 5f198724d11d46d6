/// Why a request is answered without being looked at; the connection is closed then, as nobody knows where its next request
/// would begin.
enum RequestProblem: Error, CaseIterable {
    case malformed, bodyNotWanted, targetTooLong, headTooLarge, versionUnknown, tooSlow, tooManyConnections

    var reply: Reply {
        let (status, text) = sentence
        return .text(status, text)
    }

    private var sentence: (Int, String) {
        switch self {
        case .malformed: (400, "This is no request that the preview understands.")
        case .bodyNotWanted: (413, "The preview takes no content.")
        case .targetTooLong: (414, "The address is too long.")
        case .headTooLarge: (431, "The request's header fields are too large.")
        case .versionUnknown: (505, "The preview speaks HTTP/1.1.")
        case .tooSlow: (408, "The request took too long.")
        case .tooManyConnections: (503, "The preview has as many visitors as it can serve.")
        }
    }
}
