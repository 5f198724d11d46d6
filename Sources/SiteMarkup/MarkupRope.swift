/// Markup in pieces: bytes of its own, and between them markup that it shares with others.
///
/// A gallery's page is mostly cards that other pages show too. Put together, the pages of a large site take several times the
/// memory of their pieces.
package struct MarkupRope: Sendable {
    package struct Insert: Sendable {
        /// How many of the own bytes stand before it.
        package let offset: Int
        package let markup: SharedMarkup
    }

    package private(set) var own: [UInt8] = []
    /// In the order of the markup; several may stand at one offset.
    package private(set) var inserts: [Insert] = []
    /// Bytes, all together.
    package private(set) var count = 0

    package init() {}

    package init(_ bytes: [UInt8]) {
        own = bytes
        count = bytes.count
    }

    package var isEmpty: Bool { count == 0 }

    /// All bytes in one piece.
    package var bytes: [UInt8] {
        guard !inserts.isEmpty else { return own }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            forEachPiece { filled = buffer[filled...].update(fromContentsOf: $0) }
        }
    }

    /// Hands out the pieces in their order.
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

    /// Whether these are the same bytes.
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
        own += bytes
        count += bytes.count
    }

    /// Markup of our own.
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
    /// Whether they read the same, however they are made up.
    package static func == (left: MarkupRope, right: MarkupRope) -> Bool { left.holds(right.bytes) }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
