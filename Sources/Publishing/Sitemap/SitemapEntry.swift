import Episodes

/// A page that search engines may list.
public struct SitemapEntry: Hashable, Sendable {
    public var address: Address
    public var lastChange: ZonedDate?
    /// The page in all of its languages, itself included; empty where it has but one.
    public var versions: [Version]

    public init(address: Address, lastChange: ZonedDate? = nil, versions: [Version] = []) {
        self.address = address
        self.lastChange = lastChange
        self.versions = versions
    }
}
