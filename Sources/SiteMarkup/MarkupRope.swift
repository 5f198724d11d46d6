/// Markup in pieces: its own bytes, and shared markup between them.
///
/// A gallery page consists mostly of cards that other pages show too. As contiguous bytes, the pages of a large site
/// would take several times the memory.
public struct MarkupRope: Sendable {
    public struct Insert: Sendable {
        /// The number of own bytes before the insert.
        public let offset: Int
        public let markup: SharedMarkup
    }

    public private(set) var own: [UInt8] = []
    /// The inserts in order. Several may have the same offset.
    public private(set) var inserts: [Insert] = []
    /// The total number of bytes.
    public private(set) var count = 0

    public init() {}

    public init(_ bytes: [UInt8]) {
        own = bytes
        count = bytes.count
    }

    public var isEmpty: Bool { count == 0 }

    /// All bytes in one array.
    public var bytes: [UInt8] {
        guard !inserts.isEmpty else { return own }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            forEachPiece { filled = buffer[filled...].update(fromContentsOf: $0) }
        }
    }

    /// Calls `body` for each piece in order.
    public func forEachPiece(_ body: (MarkupSlice) -> Void) {
        own.withUnsafeBufferPointer { own in
            var start = 0
            for insert in inserts {
                if insert.offset > start { body(own[start..<insert.offset]) }
                insert.markup.bytes.withUnsafeBufferPointer { body($0[...]) }
                start = insert.offset
            }
            if start < own.count { body(own[start...]) }
        }
    }

    /// True if the rope equals the bytes.
    public func holds(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == count else { return false }
        var start = 0
        var isSame = true
        forEachPiece { piece in
            isSame = isSame && bytes[start..<start + piece.count].elementsEqual(piece)
            start += piece.count
        }
        return isSame
    }

    public mutating func reserveCapacity(_ capacity: Int) { own.reserveCapacity(capacity) }

    public mutating func append(_ bytes: some Collection<UInt8>) {
        own += bytes
        count += bytes.count
    }

    /// Appends markup from the source code.
    public mutating func append(_ markup: StaticString) {
        append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    public mutating func append(_ shared: SharedMarkup) {
        guard shared.count > 0 else { return }
        inserts.append(Insert(offset: own.count, markup: shared))
        count += shared.count
    }

    public mutating func append(_ other: MarkupRope) {
        let offset = own.count
        own += other.own
        for insert in other.inserts { inserts.append(Insert(offset: offset + insert.offset, markup: insert.markup)) }
        count += other.count
    }
}

extension MarkupRope: Hashable {
    /// True if both have the same bytes, even if their pieces differ.
    public static func == (left: MarkupRope, right: MarkupRope) -> Bool { left.holds(right.bytes) }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
