import SiteEpisodes

/// A picture that stands for the site: in a tab, on a home screen.
package struct SiteIcon: Hashable, Sendable {
    package var location: AssetLocation
    /// `180x180`; `any` for a drawing, `nil` where nobody knows.
    package var sizes: String?
    /// `any maskable` for one that may be cut to any shape.
    package var purpose: String?

    package init(_ location: AssetLocation, sizes: String? = nil, purpose: String? = nil) {
        self.location = location
        self.purpose = purpose
        self.sizes = sizes ?? (location.type?.name == "image/svg+xml" ? "any" : nil)
    }
}
