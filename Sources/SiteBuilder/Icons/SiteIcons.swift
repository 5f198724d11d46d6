import SiteEpisodes
import SitePublication
import SitePublishing
import SiteTheming

/// The icons for browser tabs, home screens and installed sites.
struct SiteIcons: Sendable {
    /// The icons in the web manifest, best first.
    var all: [SiteIcon] = []
    /// The icon files that the build made.
    var files: [OutputFile] = []
    /// Whether the site has a `favicon.ico`.
    var hasFavicon = false
    /// The icon for Apple home screens, which do not support SVG.
    var touchIcon: AssetLocation?
    /// The original picture.
    private let icon: AssetLocation?

    /// - Parameter icon: the original picture, or `nil` if the site has no icon.
    init(_ icon: AssetLocation? = nil) {
        self.icon = icon
        all = icon.map { [SiteIcon($0)] } ?? []
        touchIcon = icon?.type?.name == "image/png" ? icon : nil
    }

    /// The `<link>` elements for the icons and the manifest, in the head of every page.
    var links: HTML {
        var lines: [String] = []
        func link(_ relation: String, _ location: AssetLocation, _ attributes: String = "") {
            lines.append("<link rel=\"\(relation)\" href=\"\(HTML(linkTo: location).text)\"\(attributes)>")
        }
        // Browsers that support SVG prefer it. The size tells other browsers that this icon is the smallest.
        if hasFavicon { link("icon", .file(path: "favicon.ico"), " sizes=\"32x32\"") }
        if let icon {
            link("icon", icon, icon.type.map { " type=\"\(HTML(escaping: $0.name).text)\"" } ?? "")
        }
        if let touchIcon { link("apple-touch-icon", touchIcon) }
        lines.append("<link rel=\"manifest\" href=\"\(HTML(linkTo: WebManifest.address).text)\">")
        return HTML(trusted: lines.joined(separator: "\n"))
    }
}
