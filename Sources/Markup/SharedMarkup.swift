import ByteStorage

/// Markup that stands in many pages, a card for instance: made once, held once.
public final class SharedMarkup: Sendable {
    private let stored: StoredBytes

    public var bytes: [UInt8] { stored.bytes }

    public var count: Int { stored.count }

    /// Takes a copy: what grew while it was written has room to spare, which a site's cards would hold to its end.
    ///
    /// - Parameter store: where it waits to be asked for; `nil` for memory.
    public init(_ bytes: [UInt8], in store: (any ByteStore)? = nil) {
        if let store {
            stored = StoredBytes(bytes, in: store)
            return
        }
        stored = StoredBytes(
            [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
                filled = buffer.update(fromContentsOf: bytes)
            })
    }
}
