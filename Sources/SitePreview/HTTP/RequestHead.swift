/// A request's line and header fields (RFC 9112). Requests that programs could understand in two ways are refused.
struct RequestHead: Hashable, Sendable {
    private let method: String
    /// The target with its query, as sent.
    private let target: String
    /// Whether the version is HTTP/1.1, not 1.0.
    private let isCurrent: Bool
    /// The fields by lower-case name. The values of repeated fields are joined with commas.
    private var fields: [String: String] = [:]

    /// - Parameter line: the request line: `GET /episodes/ HTTP/1.1`.
    init(line: String, limits: HTTPLimits) throws(RequestProblem) {
        let parts = line.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 3, parts[0].isToken, !parts[1].isEmpty else { throw .malformed }
        guard parts[1].utf8.count <= limits.targetSize else { throw .targetTooLong }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else {
            throw parts[2].hasPrefix("HTTP/") ? .versionUnknown : .malformed
        }
        (method, target, isCurrent) = (parts[0], parts[1], parts[2] == "HTTP/1.1")
    }

    mutating func add(_ line: String) throws(RequestProblem) {
        // A space before the colon or at the start of a line hides fields from some programs.
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), String(line[..<colon]).isToken else {
            throw .malformed
        }
        let key = line[..<colon].lowercased()
        let value = String(line[line.utf8.index(after: colon)...].trimmingBlanks)
        if let known = fields[key] {
            guard !["host", "content-length", "transfer-encoding"].contains(key) else { throw .malformed }
            fields[key] = known + ", " + value
        } else {
            fields[key] = value
        }
    }

    /// Checks the complete fields. No request here has a body, so a request with one is refused before its end must be
    /// found.
    func check() throws(RequestProblem) {
        if isCurrent, fields["host"] == nil { throw .malformed }
        if fields["transfer-encoding"] != nil { throw .malformed }
        guard let length = fields["content-length"] else { return }
        guard !length.isEmpty, length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            throw .malformed
        }
        guard length.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else { throw .bodyNotWanted }
    }

    /// Whether the connection stays open after this request.
    var keepsAlive: Bool { isCurrent && fields["connection"]?.lowercased().contains("close") != true }

    /// The request for the responder.
    ///
    /// - Throws: if the target is neither a path nor an HTTP address.
    func request() throws(RequestProblem) -> Request {
        var (host, target) = (fields["host"], target[...])
        let scheme = "http://"
        if target.prefix(scheme.count).lowercased() == scheme {
            // The address then overrides the host field (RFC 9112, section 3.2.2).
            let rest = target.dropFirst(scheme.count)
            let slash = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
            host = String(rest[..<slash])
            target = rest[slash...].hasPrefix("/") ? rest[slash...] : "/" + rest[slash...]
        }
        guard target.hasPrefix("/") else { throw .malformed }
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        return Request(
            method: method, path: String(target[..<mark]), query: String(target[mark...].dropFirst()), host: host,
            ifNoneMatch: fields["if-none-match"], range: fields["range"], ifRange: fields["if-range"])
    }
}

extension String {
    /// Whether this is a token, as methods and field names must be.
    fileprivate var isToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

extension Substring {
    /// The text without spaces and tabs at both ends.
    var trimmingBlanks: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
    }
}
