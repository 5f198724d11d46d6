extension Reply {
    /// The length of the body in bytes, or `nil` if it ends with the connection.
    var length: Int? {
        if case .events = body { return nil }
        return headers["Content-Length"].flatMap(Int.init) ?? (status == 304 ? 0 : nil)
    }

    /// The status line and header fields, sorted by name.
    func head(closing: Bool) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status) \(phrase)"]
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) { lines.append("\(name): \(value)") }
        if closing { lines.append("Connection: close") }
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private var phrase: String {
        switch status {
        case 200: "OK"
        case 206: "Partial Content"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 408: "Request Timeout"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 416: "Range Not Satisfiable"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        case 505: "HTTP Version Not Supported"
        default: "Internal Server Error"
        }
    }
}
