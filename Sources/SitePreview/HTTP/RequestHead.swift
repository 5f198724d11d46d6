/// A request's line and header fields (RFC 9112), read strictly: what two readers could take for different things is refused.
struct RequestHead: Hashable, Sendable {
    private let method: String
    /// With the query, as sent.
    private let target: String
    /// Whether it is of version 1.1, not 1.0.
    private let isCurrent: Bool
    /// By lowercased name; values of fields that came more than once are joined with commas.
    private var fields: [String: String] = [:]

    /// - Parameter line: the first: `GET /episodes/ HTTP/1.1`.
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
        // A space before the colon, or at the start for a line that goes on, hides fields from some readers.
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

    /// Once all fields are there. Nothing we answer to has content: what claims some is refused before anyone must tell where
    /// it ends.
    func check() throws(RequestProblem) {
        if isCurrent, fields["host"] == nil { throw .malformed }
        if fields["transfer-encoding"] != nil { throw .malformed }
        guard let length = fields["content-length"] else { return }
        guard !length.isEmpty, length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            throw .malformed
        }
        guard length.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else { throw .bodyNotWanted }
    }

    /// Whether the connection serves another request after this one.
    var keepsAlive: Bool { isCurrent && fields["connection"]?.lowercased().contains("close") != true }

    /// What the preview has to know of it.
    /// - Throws: where the target is neither a path nor an address of this kind of server.
    func request() throws(RequestProblem) -> Request {
        var (host, target) = (fields["host"], target[...])
        let scheme = "http://"
        if target.prefix(scheme.count).lowercased() == scheme {
            // The address names the host then, whatever the field says (RFC 9112, section 3.2.2).
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
    /// Whether this is a name as methods and header fields have it.
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
    /// Without spaces and tabs at both ends.
    var trimmingBlanks: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
    }
}
