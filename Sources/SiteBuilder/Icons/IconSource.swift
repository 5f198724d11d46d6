import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication
import SiteTheming

/// The site's icon picture before it is converted.
struct IconSource {
    let location: AssetLocation
    /// The file's bytes, or `nil` if the icon is on a different host or cannot be read.
    let bytes: [UInt8]?
    /// The header, or `nil` if the file is not a supported picture.
    let header: PictureHeader?
    let output: OutputSource
    /// Whether `site.yml` names the icon.
    private let isOwn: Bool

    /// Fails if the site has no icon.
    init?(of site: SiteInfo, theme: Theme, unshown: Set<String>, sources: Sources) {
        if let icon = site.icon, !icon.isAmong(unshown) {
            location = icon
            isOwn = true
            if case .file(let path) = icon {
                output = OutputSource(path: sources.shownPath(ofAsset: path))
                bytes = try? fileBytes(sources.location(ofAsset: path))
            } else {
                output = OutputSource(name: "the icon")
                bytes = nil
            }
        } else {
            let address = Address(file: theme.assetFolder + "/favicon.svg")
            guard let drawing = theme.assets[address] else { return nil }
            location = .file(path: address.outputPath)
            isOwn = false
            output = OutputSource(theme)
            bytes = drawing
        }
        // For an SVG, this also checks that it contains only a drawing.
        header = bytes.flatMap { try? PictureHeader($0) }
    }

    /// Problems that stop the author's picture from serving as an icon everywhere.
    func problems(settings: SourceText?, position: SourcePosition?) -> [Diagnostic] {
        guard isOwn, let settings, let position, let header, let size = header.size else { return [] }
        var problems: [Diagnostic] = []
        let seen = "\(size.width) × \(size.height)"
        if abs(size.width - size.height) * 50 > max(size.width, size.height) {
            problems.append(
                Diagnostic(
                    .warning, id: "icon.not-square", "the icon is not square, it has \(seen) pixels",
                    hint: "use a square picture, or icons have empty stripes on two sides", in: settings,
                    at: position))
        }
        if header.format != .svg, min(size.width, size.height) < 512 {
            problems.append(
                Diagnostic(
                    .warning, id: "icon.too-small",
                    "the icon has \(seen) pixels; installed sites show it in 512 × 512, home screens in 180 × 180",
                    hint: "use an SVG, or a PNG of at least 512 × 512 pixels", in: settings, at: position))
        }
        return problems
    }
}
