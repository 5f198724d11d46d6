import SiteEpisodes

/// A picture that represents the site in a tab or on a home screen.
package struct SiteIcon: Hashable, Sendable {
    package var location: AssetLocation
    /// `180x180`; `any` for SVG; `nil` if unknown.
    package var sizes: String?
    /// `any maskable` for an icon that may be cropped to any shape.
    package var purpose: String?

    package init(_ location: AssetLocation, sizes: String? = nil, purpose: String? = nil) {
        self.location = location
        self.purpose = purpose
        self.sizes = sizes ?? (location.type?.name == "image/svg+xml" ? "any" : nil)
    }
}
