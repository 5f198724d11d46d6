import FlyingFox
import Foundation

/// The door between the HTTP server and our values.
struct StageHandler: HTTPHandler {
    var stage: Stage
    var responder: Responder

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        // Pages that are asked for during the first build wait for it.
        guard let scene = await stage.scene() else { throw CancellationError() }
        let reply = responder.reply(to: Request(request), in: scene)
        let status = HTTPStatusCode(reply.status, phrase: phrase(reply.status))
        var headers = HTTPHeaders()
        for (name, value) in reply.headers { headers[HTTPHeader(name)] = value }
        return HTTPResponse(statusCode: status, headers: headers, body: try body(reply.body))
    }

    private func body(_ body: Reply.Body) throws -> HTTPBodySequence {
        let piece = 1 << 17
        switch body {
        case .none: return HTTPBodySequence()
        case .bytes(let bytes): return HTTPBodySequence(data: Data(bytes), suggestedBufferSize: piece)
        case .file(let path, let range):
            return try HTTPBodySequence(file: URL(fileURLWithPath: path), range: range, suggestedBufferSize: piece)
        case .events(let page):
            return HTTPBodySequence(from: SceneEvents(scenes: stage.scenes(), page: page), suggestedBufferSize: piece)
        }
    }

    private func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 206: "Partial Content"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 416: "Range Not Satisfiable"
        default: "Internal Server Error"
        }
    }
}

extension Request {
    fileprivate init(_ request: HTTPRequest) {
        method = request.method.rawValue
        // Not `request.path`: that one is resolved already.
        path = request.target.path()
        query = request.target.query()
        host = request.headers[.host]
        ifNoneMatch = request.headers[.ifNoneMatch]
        range = request.headers[.range]
        ifRange = request.headers[HTTPHeader("If-Range")]
    }
}
