/// The head of a request as its bytes come: its line, its fields, and the empty line that ends it.
///
/// What no further bytes could mend is refused at once: whoever ends lines otherwise, or speaks another protocol, waits for an
/// answer and sends none.
struct HeadReader: Sendable {
    /// As soon as it is whole.
    private(set) var head: RequestHead?
    /// The bytes behind it.
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
        // The end of the last line and the empty line come on top.
        guard size <= limits.headSize + 4 else { throw .headTooLarge }
        let isEnd = line.last == UInt8(ascii: "\r")
        switch byte {
        case UInt8(ascii: "\n") where isEnd:
            line.removeLast()
            try endLine()
            line = []
        // A line feed alone ends a line for some and not for others.
        case UInt8(ascii: "\r") where !isEnd, 0x09 where !isEnd, 0x20..<0x7F where !isEnd, 0x80... where !isEnd:
            line.append(byte)
        default: throw .malformed
        }
    }

    private mutating func endLine() throws(RequestProblem) {
        guard let text = String(validating: line, as: UTF8.self) else { throw .malformed }
        if begun == nil {
            // Some clients send one empty line behind the content of the request before (RFC 9112, section 2.2).
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
