/// An HTTP response as a value.
struct Reply: Sendable {
    enum Body: Sendable {
        case none
        case bytes([UInt8])
        /// A part of a file on disk, streamed.
        case file(String, Range<Int>)
        /// What the page has to know of scenes as they come, until it is closed.
        case events(OpenPage)
    }

    var status: Int
    var headers: [String: String] = [:]
    var body = Body.none

    /// A reply of a few words.
    static func text(_ status: Int, _ text: String, headers: [String: String] = [:]) -> Reply {
        let bytes = Array((text + "\n").utf8)
        let own = ["Content-Type": "text/plain; charset=utf-8", "Content-Length": String(bytes.count)]
        return Reply(status: status, headers: own.merging(headers) { $1 }, body: .bytes(bytes))
    }
}
