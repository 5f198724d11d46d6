import FlyingSocks

/// Bytes as a slow network delivers them: with a pause before each piece except the first.
struct PieceByPiece: AsyncBufferedSequence {
    typealias Element = UInt8

    private let pieces: [ArraySlice<UInt8>]
    private let pause: Duration

    /// Cuts before each occurrence of one of the texts.
    init(_ bytes: [UInt8], cutBefore texts: [String], pause: Duration) {
        let marks = texts.map { Array($0.utf8) }
        let cuts = bytes.indices.filter { place in place > 0 && marks.contains { bytes[place...].starts(with: $0) } }
        pieces = zip([0] + cuts, cuts + [bytes.count]).map { bytes[$0..<$1] }
        self.pause = pause
    }

    func makeAsyncIterator() -> Iterator { Iterator(left: pieces[...], pause: pause) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        fileprivate var left: ArraySlice<ArraySlice<UInt8>>
        fileprivate let pause: Duration

        mutating func next() async throws -> UInt8? { try await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
            if left.first?.isEmpty == true {
                left.removeFirst()
                if !left.isEmpty { try await Task.sleep(for: pause) }
            }
            guard let piece = left.first else { return nil }
            left[left.startIndex] = piece.dropFirst(count)
            return piece.prefix(count)
        }
    }
}
