/// Reads a source in pieces. Throws if a file needs more than any normal file, so that memory and time are limited,
/// whatever the bytes say.
struct BoundedReader {
    private let source: ByteSource
    /// The remaining bytes, pieces and requests. Requests are limited too, because a file may consist only of heads of
    /// eight bytes.
    private var budget = (bytes: 16 << 20, pieces: 50_000, questions: 200_000)
    /// The last piece read. The next request is usually near it.
    private var window = (start: 0, bytes: [UInt8]())

    static let windowSize = 512
    /// The largest piece that is held in memory, in bytes.
    static let pieceLimit = 4 << 20

    init(_ source: ByteSource) { self.source = source }

    var size: Int { source.size }

    /// Exactly `count` bytes.
    mutating func bytes(at offset: Int, count: Int) throws(MediaProblem) -> [UInt8] {
        let bytes = try prefix(at: offset, count: count)
        guard bytes.count == count else { throw .truncated }
        return bytes
    }

    /// `count` bytes, or fewer at the end of the file.
    mutating func prefix(at offset: Int, count: Int) throws(MediaProblem) -> [UInt8] {
        budget.questions -= 1
        guard count <= Self.pieceLimit, budget.questions >= 0 else { throw .excessive }
        guard offset >= 0, offset < size, count > 0 else { return [] }
        let count = min(count, size - offset)
        if let known = inWindow(offset, count) { return known }
        let wanted = min(max(count, Self.windowSize), size - offset)
        budget.pieces -= 1
        budget.bytes -= wanted
        guard budget.pieces >= 0, budget.bytes >= 0 else { throw .excessive }
        let read = Array(source.read(offset, wanted).prefix(wanted))
        if wanted == Self.windowSize { window = (offset, read) }
        return Array(read.prefix(count))
    }

    private func inWindow(_ offset: Int, _ count: Int) -> [UInt8]? {
        let start = offset - window.start
        guard start >= 0, start <= window.bytes.count, count <= window.bytes.count - start else { return nil }
        return Array(window.bytes[start..<start + count])
    }
}
