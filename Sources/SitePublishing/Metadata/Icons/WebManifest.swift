import SiteEpisodes
import SiteMarkup
import SiteMediaFacts

/// A Web Application Manifest (https://www.w3.org/TR/appmanifest/), which browsers read to install the site. Its
/// addresses are relative to it, so it works under any path.
package enum WebManifest {
    package static let address = Address(file: "site.webmanifest")

    static func file(of site: SiteInfo, icons: [SiteIcon], colors: ManifestColors) -> PublishedFile {
        let document = JSONWriter.document { json in
            json.member("name", site.title)
            json.member("description", site.summary)
            json.member("lang", site.language)
            json.member("dir", "auto")
            for key: StaticString in ["start_url", "scope", "id"] { json.member(key, "./") }
            // A site with several pages needs the browser's back button.
            json.member("display", "minimal-ui")
            json.member("background_color", colors.background)
            json.member("theme_color", colors.theme)
            json.member("icons", any: icons) { json, icon in
                json.object { json in
                    json.member("src", source(icon.location))
                    json.member("type", icon.location.type?.name)
                    json.member("sizes", icon.sizes)
                    json.member("purpose", icon.purpose)
                }
            }
        }
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

/// The colours around the pages of an installed site, as CSS writes them.
package struct ManifestColors: Hashable, Sendable {
    package var background: String?
    package var theme: String?

    package init(background: String? = nil, theme: String? = nil) {
        self.background = background
        self.theme = theme
    }
}
