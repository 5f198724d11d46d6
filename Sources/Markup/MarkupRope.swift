/// Markup in pieces: bytes of its own, and between them markup that it shares with others.
///
/// A gallery's page is mostly cards that other pages show too. Put together, the pages of a large site take several times the
/// memory of their pieces.
public struct MarkupRope: Sendable {
    public struct Insert: Sendable {
        /// How many of the own bytes stand before it.
        public let offset: Int
        public let markup: SharedMarkup
    }

    public private(set) var own: [UInt8] = []
    /// In the order of the markup; several may stand at one offset.
    public private(set) var inserts: [Insert] = []
    /// Bytes, all together.
    public private(set) var count = 0

    public init() {}

    public init(_ bytes: [UInt8]) {
        own = bytes
        count = bytes.count
    }

    public var isEmpty: Bool { count == 0 }

    /// All bytes in one piece.
    public var bytes: [UInt8] {
        guard !inserts.isEmpty else { return own }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            for piece in pieces { filled = buffer[filled...].update(fromContentsOf: piece) }
        }
    }

    /// The pieces in their order.
    public var pieces: [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        pieces.reserveCapacity(2 * inserts.count + 1)
        var start = 0
        for insert in inserts {
            if insert.offset > start { pieces.append(own[start..<insert.offset]) }
            pieces.append(insert.markup.bytes[...])
            start = insert.offset
        }
        if start < own.count { pieces.append(own[start...]) }
        return pieces
    }

    /// Whether these are the same bytes.
    public func holds(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == count else { return false }
        var start = 0
        return pieces.allSatisfy { piece in
            defer { start += piece.count }
            return bytes[start..<start + piece.count] == piece
        }
    }

    public mutating func reserveCapacity(_ capacity: Int) { own.reserveCapacity(capacity) }

    public mutating func append(_ bytes: some Collection<UInt8>) {
        own += bytes
        count += bytes.count
    }

    public mutating func append(_ shared: SharedMarkup) {
        guard shared.count > 0 else { return }
        inserts.append(Insert(offset: own.count, markup: shared))
        count += shared.count
    }

    public mutating func append(_ other: MarkupRope) {
        let offset = own.count
        own += other.own
        inserts += other.inserts.map { Insert(offset: offset + $0.offset, markup: $0.markup) }
        count += other.count
    }
}

extension MarkupRope: Hashable {
    /// Whether they read the same, however they are made up.
    public static func == (left: MarkupRope, right: MarkupRope) -> Bool { left.holds(right.bytes) }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
