/// Markup that many pages contain, for example a card. It is made once and stored once.
public final class SharedMarkup: Sendable {
    public let bytes: [UInt8]

    public var count: Int { bytes.count }

    /// Copies the bytes. An array that grew while it was written has reserved capacity, which would stay in memory for
    /// every card.
    public init(_ bytes: [UInt8]) {
        self.bytes = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
            filled = buffer.update(fromContentsOf: bytes)
        }
    }
}
