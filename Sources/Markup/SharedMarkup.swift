/// Markup that stands in many pages, a card for instance: made once, held once. Or markup of one page that is like that of many.
public final class SharedMarkup: Sendable {
    public let bytes: [UInt8]
    /// Markup with the same tags and, but for texts and addresses, the same attributes, which was there before; `nil` where none is known.
    public let pattern: SharedMarkup?

    public var count: Int { bytes.count }

    /// Takes a copy: what grew while it was written has room to spare, which a site's cards would hold to its end.
    ///
    /// - Parameter pattern: markup that has the same tags in it.
    public init(_ bytes: [UInt8], pattern: SharedMarkup? = nil) {
        self.pattern = pattern
        self.bytes = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
            filled = buffer.update(fromContentsOf: bytes)
        }
    }
}
