/// The bytes of a request up to the empty line that ends its head, as they come.
///
/// What no further bytes could mend is refused at once: whoever ends lines otherwise, or speaks another protocol, waits for an
/// answer and sends none.
struct HeadReader: Sendable {
    let limits: HTTPLimits
    private(set) var bytes: [UInt8] = []
    /// Where the empty line is, as soon as it has come.
    private(set) var end: Int?
    /// Up to where all is looked at, and where the line there begins.
    private var place = 0
    private var lineStart = 0
    private var isFirstLine = true

    init(limits: HTTPLimits) { self.limits = limits }

    mutating func take(_ new: [UInt8]) throws(RequestProblem) {
        bytes += new
        // Some clients send one behind the content of the request before (RFC 9112, section 2.2).
        if isFirstLine, bytes.starts(with: Self.lineEnd) { bytes.removeFirst(2) }
        // Beyond what a head may be nothing is looked at: the answer is the same however the bytes are cut into pieces.
        while end == nil, place < min(bytes.count, limits.headSize + Self.headEndSize) {
            switch bytes[place] {
            case Self.lineEnd[0]:
                guard place + 1 < bytes.count else { return try checkSize() }
                guard bytes[place + 1] == Self.lineEnd[1] else { throw .malformed }
                try endLine()
            case 0x09, 0x20..<0x7F, 0x80...: place += 1
            default: throw .malformed
            }
        }
        try checkSize()
    }

    private mutating func endLine() throws(RequestProblem) {
        if isFirstLine { _ = try RequestLine(bytes[..<place], limits: limits) }
        // The line before has an end too, which is no part of the head.
        if place == lineStart, !isFirstLine { end = place - 2 }
        isFirstLine = false
        place += 2
        lineStart = place
    }

    private func checkSize() throws(RequestProblem) {
        guard (end ?? bytes.count - Self.headEndSize) <= limits.headSize else { throw .headTooLarge }
    }

    private static let lineEnd = Array("\r\n".utf8)
    /// Bytes that end a head: the end of its last line and the empty line.
    private static let headEndSize = 4
}
