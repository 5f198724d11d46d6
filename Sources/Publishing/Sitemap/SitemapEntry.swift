import Episodes

/// A page that search engines may list.
public struct SitemapEntry: Hashable, Sendable {
    public var address: Address
    public var lastChange: ZonedDate?

    public init(address: Address, lastChange: ZonedDate? = nil) {
        self.address = address
        self.lastChange = lastChange
    }
}
