import SiteBuilder
import SiteMediaFacts

extension Responder {
    func serve(_ bytes: [UInt8], type: MediaType, _ request: Request) -> Reply {
        serve(size: bytes.count, tag: EntityTag(Asset.hash(bytes)), type: type, request) { .bytes(Array(bytes[$0])) }
    }

    /// Replies with the whole content, the requested range, or status 304 if nothing has changed.
    func serve(
        size: Int, tag: EntityTag, type: MediaType, _ request: Request, body: (Range<Int>) -> Reply.Body
    ) -> Reply {
        var headers = ["ETag": tag.text, "Accept-Ranges": "bytes"]
        if tag.isNamed(inIfNoneMatch: request.ifNoneMatch) {
            headers["Content-Length"] = String(size)
            return Reply(status: 304, headers: headers)
        }
        headers["Content-Type"] = type.contentType
        let asked = request.method == "GET" && tag.fits(ifRange: request.ifRange) ? request.range : nil
        switch ByteRange(asked, size: size) {
        case .all:
            headers["Content-Length"] = String(size)
            return Reply(status: 200, headers: headers, body: body(0..<size))
        case .part(let range):
            headers["Content-Length"] = String(range.count)
            headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
            return Reply(status: 206, headers: headers, body: body(range))
        case .unsatisfiable:
            return .text(416, "The file has \(size) bytes.", headers: ["Content-Range": "bytes */\(size)"])
        }
    }
}
