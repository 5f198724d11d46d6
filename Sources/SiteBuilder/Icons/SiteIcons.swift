import SiteEpisodes
import SitePublication
import SitePublishing
import SiteTheming

/// The pictures that stand for a site in tabs, on home screens and in lists of installed sites.
struct SiteIcons: Sendable {
    /// For the web manifest, the best first.
    var all: [SiteIcon] = []
    /// Files made of the picture.
    var files: [OutputFile] = []
    /// Whether there is a `favicon.ico`.
    var hasFavicon = false
    /// Home screens of Apple take no drawings.
    var touchIcon: AssetLocation?
    /// The picture itself.
    private let icon: AssetLocation?

    /// - Parameter icon: the picture as it was drawn; `nil` for a site without one.
    init(_ icon: AssetLocation? = nil) {
        self.icon = icon
        all = icon.map { [SiteIcon($0)] } ?? []
        touchIcon = icon?.type?.name == "image/png" ? icon : nil
    }

    /// The lines of every page's head that name them and the manifest.
    var links: HTML {
        var lines: [String] = []
        func link(_ relation: String, _ location: AssetLocation, _ attributes: String = "") {
            lines.append("<link rel=\"\(relation)\" href=\"\(HTML(linkTo: location).text)\"\(attributes)>")
        }
        // Browsers that take drawings prefer those; to others its size says that it is the smallest.
        if hasFavicon { link("icon", .file(path: "favicon.ico"), " sizes=\"32x32\"") }
        if let icon {
            link("icon", icon, icon.type.map { " type=\"\(HTML(escaping: $0.name).text)\"" } ?? "")
        }
        if let touchIcon { link("apple-touch-icon", touchIcon) }
        lines.append("<link rel=\"manifest\" href=\"\(HTML(linkTo: WebManifest.address).text)\">")
        return HTML(trusted: lines.joined(separator: "\n"))
    }
}
