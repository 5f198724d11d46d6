import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication
import SiteTheming

/// The picture that stands for a site, as it was drawn.
struct IconSource {
    let location: AssetLocation
    /// `nil` for one on another host, and for one that cannot be read.
    let bytes: [UInt8]?
    /// `nil` for what is no picture that can be drawn.
    let header: PictureHeader?
    let output: OutputSource
    /// Whether `site.yml` names it.
    private let isOwn: Bool

    /// `nil` for a site without one.
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
            let address = Address(file: "theme/favicon.svg")
            guard let drawing = theme.assets[address] else { return nil }
            location = .file(path: address.outputPath)
            isOwn = false
            output = OutputSource(theme)
            bytes = drawing
        }
        // Also what makes sure that a drawing holds nothing but a drawing.
        header = bytes.flatMap { try? PictureHeader($0) }
    }

    /// What keeps the author's picture from being an icon everywhere.
    func problems(settings: SourceText?, position: SourcePosition?) -> [Diagnostic] {
        guard isOwn, let settings, let position, let header, let size = header.size else { return [] }
        var problems: [Diagnostic] = []
        let seen = "\(size.width) × \(size.height)"
        if abs(size.width - size.height) * 50 > max(size.width, size.height) {
            problems.append(
                Diagnostic(
                    .warning, id: "icon.not-square", "the icon is not square: \(seen)",
                    hint: "draw it on a square; what is made of it has empty stripes at two sides", in: settings,
                    at: position))
        }
        if header.format != .svg, min(size.width, size.height) < 512 {
            problems.append(
                Diagnostic(
                    .warning, id: "icon.too-small",
                    "the icon has \(seen) pixels; installed sites show it in 512 × 512, home screens in 180 × 180",
                    hint: "take an SVG, or a PNG of 512 × 512 pixels", in: settings, at: position))
        }
        return problems
    }
}
