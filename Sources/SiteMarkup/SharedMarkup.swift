/// Markup that many pages contain, for example a card. It is made once and stored once.
package final class SharedMarkup: Sendable {
    package let bytes: [UInt8]

    package var count: Int { bytes.count }

    /// Copies the bytes. An array that grew while it was written has reserved capacity, which would stay in memory for
    /// every card.
    package init(_ bytes: [UInt8]) {
        self.bytes = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
            filled = buffer.update(fromContentsOf: bytes)
        }
    }
}
