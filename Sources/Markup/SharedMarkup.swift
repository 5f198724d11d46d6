import ByteStorage

/// Markup that stands in many pages, a card for instance: made once, held once. Or markup of one page that is like that of many.
public final class SharedMarkup: Sendable {
    private let stored: StoredBytes
    /// Markup with the same tags and, but for texts and addresses, the same attributes, which was there before; `nil` where none is known.
    public let pattern: SharedMarkup?

    public var bytes: [UInt8] { stored.bytes }

    public var count: Int { stored.count }

    /// Takes a copy: what grew while it was written has room to spare, which a site's cards would hold to its end.
    ///
    /// - Parameters:
    ///   - pattern: markup that has the same tags in it.
    ///   - store: where it waits to be asked for; `nil` for memory.
    public init(_ bytes: [UInt8], pattern: SharedMarkup? = nil, in store: (any ByteStore)? = nil) {
        self.pattern = pattern
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
