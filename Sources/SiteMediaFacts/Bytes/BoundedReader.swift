/// Reads a source in pieces and gives up when a file wants more than any honest one: whatever its bytes say, memory and
/// time stay bounded.
struct BoundedReader {
    private let source: ByteSource
    /// What may still be read, in bytes, in how many pieces, and how often may be asked at all: a file can be nothing but
    /// heads of eight bytes.
    private var budget = (bytes: 16 << 20, pieces: 50_000, questions: 200_000)
    /// What was read last: neighbours are asked for next, mostly.
    private var window = (start: 0, bytes: [UInt8]())

    static let windowSize = 512
    /// The largest piece that is held in memory.
    static let pieceLimit = 4 << 20

    init(_ source: ByteSource) { self.source = source }

    var size: Int { source.size }

    /// Exactly these bytes.
    mutating func bytes(at offset: Int, count: Int) throws(MediaProblem) -> [UInt8] {
        let bytes = try prefix(at: offset, count: count)
        guard bytes.count == count else { throw .truncated }
        return bytes
    }

    /// These bytes, fewer where the file ends.
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
