/// The parts of an HTTP request that the preview uses.
struct Request: Sendable {
    var method: String
    /// The path as sent: percent-encoded, without the query.
    var path: String
    /// The query as sent, empty if there is none.
    var query = ""
    var host: String?
    var ifNoneMatch: String?
    var range: String?
    var ifRange: String?
}
