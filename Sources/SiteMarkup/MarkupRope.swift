/// Markup in pieces: its own bytes, and shared markup between them.
///
/// A gallery page consists mostly of cards that other pages show too. As contiguous bytes, the pages of a large site
/// would take several times the memory.
package struct MarkupRope: Sendable {
    package struct Insert: Sendable {
        /// The number of own bytes before the insert.
        package let offset: Int
        package let markup: SharedMarkup
    }

    package private(set) var own: [UInt8] = []
    /// The inserts in order. Several may have the same offset.
    package private(set) var inserts: [Insert] = []
    /// The total number of bytes.
    package private(set) var count = 0

    package init() {}

    package init(_ bytes: [UInt8]) {
        own = bytes
        count = bytes.count
    }

    package var isEmpty: Bool { count == 0 }

    /// All bytes in one array.
    package var bytes: [UInt8] {
        guard !inserts.isEmpty else { return own }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            forEachPiece { filled = buffer[filled...].update(fromContentsOf: $0) }
        }
    }

    /// Calls `body` for each piece in order.
    package func forEachPiece(_ body: (MarkupSlice) -> Void) {
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
    package func holds(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == count else { return false }
        var start = 0
        var isSame = true
        forEachPiece { piece in
            isSame = isSame && bytes[start..<start + piece.count].elementsEqual(piece)
            start += piece.count
        }
        return isSame
    }

    package mutating func reserveCapacity(_ capacity: Int) { own.reserveCapacity(capacity) }

    package mutating func append(_ bytes: some Collection<UInt8>) {
        // Calls from other modules are not specialised. A collection would be copied through generic code, which is slow for short pieces.
        if bytes.withContiguousStorageIfAvailable({ append($0) }) != nil { return }
        own += bytes
        count += bytes.count
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        own.append(contentsOf: bytes)
        count += bytes.count
    }

    /// Appends markup from the source code.
    package mutating func append(_ markup: StaticString) {
        append(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
    }

    package mutating func append(_ shared: SharedMarkup) {
        guard shared.count > 0 else { return }
        inserts.append(Insert(offset: own.count, markup: shared))
        count += shared.count
    }

    package mutating func append(_ other: MarkupRope) {
        let offset = own.count
        own += other.own
        for insert in other.inserts { inserts.append(Insert(offset: offset + insert.offset, markup: insert.markup)) }
        count += other.count
    }
}

extension MarkupRope: Hashable {
    /// True if both have the same bytes, even if their pieces differ.
    package static func == (left: MarkupRope, right: MarkupRope) -> Bool { left.holds(right.bytes) }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
