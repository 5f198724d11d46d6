/// Reads the head of a request as its bytes arrive: the request line, the fields, and the empty line at the end.
///
/// Errors that further bytes cannot fix are reported at once, because a client that uses a different protocol waits for
/// an answer.
struct HeadReader: Sendable {
    /// The head, once it is complete.
    private(set) var head: RequestHead?
    /// The bytes after the head.
    private(set) var rest: ArraySlice<UInt8> = []
    private let limits: HTTPLimits
    private var begun: RequestHead?
    private var line: [UInt8] = []
    private var size = 0
    private var fieldCount = 0

    init(limits: HTTPLimits) { self.limits = limits }

    mutating func take(_ bytes: [UInt8]) throws(RequestProblem) {
        rest = bytes[...]
        while head == nil, let byte = rest.popFirst() { try take(byte) }
    }

    private mutating func take(_ byte: UInt8) throws(RequestProblem) {
        size += 1
        // The limit does not include the last line end and the empty line.
        guard size <= limits.headSize + 4 else { throw .headTooLarge }
        let isEnd = line.last == UInt8(ascii: "\r")
        switch byte {
        case UInt8(ascii: "\n") where isEnd:
            line.removeLast()
            try endLine()
            line = []
        // Some programs accept a bare line feed as a line end and others do not.
        case UInt8(ascii: "\r") where !isEnd, 0x09 where !isEnd, 0x20..<0x7F where !isEnd, 0x80... where !isEnd:
            line.append(byte)
        default: throw .malformed
        }
    }

    private mutating func endLine() throws(RequestProblem) {
        guard let text = String(validating: line, as: UTF8.self) else { throw .malformed }
        if begun == nil {
            // Some clients send an empty line after the body of the previous request (RFC 9112, section 2.2).
            if size > 2 { begun = try RequestHead(line: text, limits: limits) }
        } else if text.isEmpty {
            try begun?.check()
            head = begun
        } else {
            fieldCount += 1
            guard fieldCount <= limits.fieldCount else { throw .headTooLarge }
            try begun?.add(text)
        }
    }
}
