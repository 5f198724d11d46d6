/// A request's line and header fields (RFC 9112), read strictly: what two readers could take for different things is refused.
struct RequestHead: Hashable, Sendable {
    var method: String
    /// With the query, as sent.
    var target: String
    /// Whether the connection serves another request after this one.
    var keepsAlive: Bool
    /// By lowercased name; values of fields that came more than once are joined with commas.
    private(set) var fields: [String: String] = [:]

    /// - Parameter bytes: up to the empty line, without it.
    init(_ bytes: some Sequence<UInt8>, limits: HTTPLimits) throws(RequestProblem) {
        guard let text = String(validating: Array(bytes), as: UTF8.self) else { throw .malformed }
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        let last = lines.count - 1
        for (index, line) in lines.enumerated() where index < last {
            // A line feed alone ends a line for some and not for others.
            guard line.last == UInt8(ascii: "\r") else { throw .malformed }
            lines[index] = line.dropLast()
        }
        guard lines.allSatisfy({ $0.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }) else { throw .malformed }
        guard let first = lines.popFirst() else { throw .malformed }
        let line = try RequestLine(first, limits: limits)
        (method, target, keepsAlive) = (line.method, line.target, line.isCurrent)
        guard lines.count <= limits.fieldCount else { throw .headTooLarge }
        for line in lines { try add(line) }
        if line.isCurrent, fields["host"] == nil { throw .malformed }
        try refuseBody()
        if let options = fields["connection"]?.lowercased(), options.contains("close") { keepsAlive = false }
    }

    private mutating func add(_ line: Substring.UTF8View) throws(RequestProblem) {
        // A space before the colon, or at the start for a line that goes on, hides fields from some readers.
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), let name = String(line[..<colon]), name.isToken,
            let value = String(line[line.index(after: colon)...])
        else { throw .malformed }
        let trimmed = String(value.trimmingSpace)
        let key = name.lowercased()
        if let known = fields[key] {
            guard !["host", "content-length", "transfer-encoding"].contains(key) else { throw .malformed }
            fields[key] = known + ", " + trimmed
        } else {
            fields[key] = trimmed
        }
    }

    /// Nothing we answer to has content: what claims some is refused before anyone must tell where it ends.
    private func refuseBody() throws(RequestProblem) {
        if fields["transfer-encoding"] != nil { throw .malformed }
        guard let length = fields["content-length"] else { return }
        guard !length.isEmpty, length.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            throw .malformed
        }
        guard length.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else { throw .bodyNotWanted }
    }

    /// What the preview has to know of it.
    /// - Throws: where the target is neither a path nor an address of this kind of server.
    func request() throws(RequestProblem) -> Request {
        var (host, target) = (fields["host"], target[...])
        if let end = target.range(ofScheme: "http://") {
            // The address names the host then, whatever the field says (RFC 9112, section 3.2.2).
            let rest = target[end...]
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

/// The first line of a request: `GET /episodes/ HTTP/1.1`.
struct RequestLine {
    let method: String
    let target: String
    /// Whether it is of version 1.1, not 1.0.
    let isCurrent: Bool

    init(_ bytes: some Collection<UInt8>, limits: HTTPLimits) throws(RequestProblem) {
        let parts = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 3, parts[0].isToken, !parts[1].isEmpty else { throw .malformed }
        guard parts[1].utf8.count <= limits.targetSize else { throw .targetTooLong }
        guard ["HTTP/1.1", "HTTP/1.0"].contains(parts[2]) else {
            throw parts[2].hasPrefix("HTTP/") ? .versionUnknown : .malformed
        }
        (method, target, isCurrent) = (parts[0], parts[1], parts[2] == "HTTP/1.1")
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

    fileprivate var trimmingSpace: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
    }
}

extension Substring {
    /// The index behind a scheme at the start, in whatever case.
    fileprivate func range(ofScheme scheme: String) -> Index? {
        let end = index(startIndex, offsetBy: scheme.count, limitedBy: endIndex) ?? startIndex
        return self[..<end].lowercased() == scheme ? end : nil
    }
}
