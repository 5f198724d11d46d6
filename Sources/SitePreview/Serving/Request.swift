/// What the preview needs to know of an HTTP request.
struct Request: Sendable {
    var method: String
    /// As sent: percent-encoded, with no query.
    var path: String
    /// As sent; empty when there is none.
    var query = ""
    var host: String?
    var ifNoneMatch: String?
    var range: String?
    var ifRange: String?
}
