import Episodes
import Publishing
import Theming

/// The pictures that stand for a site: the one that `site.yml` names, else the theme's.
struct SiteIcons: Sendable {
    /// The best first.
    let all: [SiteIcon]

    init(of site: SiteInfo, theme: Theme) {
        let ofTheme = Address(file: "theme/favicon.svg")
        if let icon = site.icon {
            all = [SiteIcon(icon)]
        } else if theme.assets[ofTheme] != nil {
            all = [SiteIcon(.file(path: ofTheme.outputPath))]
        } else {
            all = []
        }
    }

    /// The lines of every page's head that name them and the manifest.
    var links: HTML {
        var lines = all.map { icon in
            let type = icon.location.type.map { " type=\"\(HTML(escaping: $0.name).text)\"" } ?? ""
            return "<link rel=\"icon\" href=\"\(HTML(linkTo: icon.location).text)\"\(type)>"
        }
        // Home screens of Apple take no drawings.
        if let icon = all.first(where: { $0.location.type?.name == "image/png" }) {
            lines.append("<link rel=\"apple-touch-icon\" href=\"\(HTML(linkTo: icon.location).text)\">")
        }
        lines.append("<link rel=\"manifest\" href=\"\(HTML(linkTo: WebManifest.address).text)\">")
        return HTML(trusted: lines.joined(separator: "\n"))
    }
}
