import SiteEpisodes

/// A picture that represents the site in a tab or on a home screen.
public struct SiteIcon: Hashable, Sendable {
    public var location: AssetLocation
    /// `180x180`; `any` for SVG; `nil` if unknown.
    public var sizes: String?
    /// `any maskable` for an icon that may be cropped to any shape.
    public var purpose: String?

    public init(_ location: AssetLocation, sizes: String? = nil, purpose: String? = nil) {
        self.location = location
        self.purpose = purpose
        self.sizes = sizes ?? (location.type?.name == "image/svg+xml" ? "any" : nil)
    }
}
