extension String {
    /// The text with `theme/` for the folder of a theme's assets, such as `theme/c03f9c2b7a1d/`.
    public var withoutAssetDigests: String { replacing(#/theme\/c0[0-9a-f]{10}\//#, with: "theme/") }
}
