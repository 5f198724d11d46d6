/// An HTTP response as a value.
struct Reply: Sendable {
    enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// A part of a file on disk, streamed.
        case file(String, Range<Int>)
        /// A stream of events for an open page.
        case events(OpenPage)
    }

    var status: Int
    var headers: [String: String] = [:]
    var body = Body.none

    /// A reply with a short text.
    static func text(_ status: Int, _ text: String, headers: [String: String] = [:]) -> Reply {
        let bytes = Array((text + "\n").utf8)
        let own = ["Content-Type": "text/plain; charset=utf-8", "Content-Length": String(bytes.count)]
        return Reply(status: status, headers: own.merging(headers) { $1 }, body: .bytes(bytes))
    }
}
