import Episodes

/// A picture that stands for the site: in a tab, on a home screen.
public struct SiteIcon: Hashable, Sendable {
    public var location: AssetLocation
    /// `180x180`; `any` for a drawing, `nil` where nobody knows.
    public var sizes: String?

    public init(_ location: AssetLocation, sizes: String? = nil) {
        self.location = location
        self.sizes = sizes ?? (location.type?.name == "image/svg+xml" ? "any" : nil)
    }
}
