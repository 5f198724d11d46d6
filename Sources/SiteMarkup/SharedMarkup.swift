/// Markup that stands in many pages, a card for instance: made once, held once.
package final class SharedMarkup: Sendable {
    package let bytes: [UInt8]

    package var count: Int { bytes.count }

    /// Takes a copy: what grew while it was written has room to spare, which a site's cards would hold to its end.
    package init(_ bytes: [UInt8]) {
        self.bytes = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, filled in
            filled = buffer.update(fromContentsOf: bytes)
        }
    }
}
