import Episodes

/// What a browser that installs the site wants to know: a Web Application Manifest
/// (https://www.w3.org/TR/appmanifest/). Addresses in it are relative to it, so it works under any path.
public enum WebManifest {
    public static let address = Address(file: "site.webmanifest")

    static func file(of site: SiteInfo, icons: [SiteIcon], colors: ManifestColors) -> PublishedFile {
        let document = JSONValue.map([
            "name": .string(site.title), "description": .text(site.summary), "lang": .string(site.language),
            "dir": .string("auto"), "start_url": .string("./"), "scope": .string("./"), "id": .string("./"),
            // A site in pages needs the way back that browsers have.
            "display": .string("minimal-ui"),
            "background_color": .text(colors.background), "theme_color": .text(colors.theme),
            "icons": .list(
                icons.map { icon in
                    .map([
                        "src": .string(source(icon.location)), "type": .text(icon.location.type?.name),
                        "sizes": .text(icon.sizes), "purpose": .text(icon.purpose),
                    ])
                }),
        ]).document
        return PublishedFile(
            address: address, bytes: document, mediaType: MediaType("application/manifest+json"),
            source: .made("the web manifest"))
    }

    private static func source(_ location: AssetLocation) -> String {
        switch location {
        case .file(let path): Address(file: path).link(from: .home)
        case .remote(let address): address.text
        }
    }
}

/// Colours of what stands around the pages of an installed site, as CSS has them.
public struct ManifestColors: Hashable, Sendable {
    public var background: String?
    public var theme: String?

    public init(background: String? = nil, theme: String? = nil) {
        self.background = background
        self.theme = theme
    }
}
