import SiteArtwork
import SiteDiagnostics
import SiteEpisodes
import SitePictures
import SitePublication
import SitePublishing
import SiteSocialCards
import SiteTheming

/// Makes the icons for browsers, home screens and installed sites from the icon in `site.yml`, or else from the theme's
/// icon. If no icon can be made, the original picture is used.
func makeIcons(for site: SiteContext) -> (SiteIcons, [Diagnostic]) {
    let (planned, catalog, sources) = (site.planned, site.catalog, site.planned.sources)
    let library = site.options.makesCardsAndIcons ? site.options.imageLibrary : nil
    guard
        let source = IconSource(
            of: catalog.site, theme: planned.theme, unshown: site.pictures.unshown, sources: sources)
    else { return (SiteIcons(), []) }
    var icons = SiteIcons(source.location)
    let diagnostics = source.problems(settings: sources.settings, position: catalog.site.iconPosition)
    guard let library, let bytes = source.bytes, let header = source.header else { return (icons, diagnostics) }
    let paper = CardColor(planned.theme.manifest.colors.paper) ?? CardColor(red: 255, green: 255, blue: 255)
    var maker = IconMaker(
        bytes, header, ground: [paper.red, paper.green, paper.blue, 255], library: library, cache: site.cache)
    func add(_ name: String, _ bytes: [UInt8]?) -> Bool {
        // An author's own file has priority.
        if sources.assets[name] != nil { return true }
        guard let bytes, let file = OutputFile(Address(file: name), .bytes(bytes), from: source.output) else {
            return false
        }
        icons.files.append(file)
        return true
    }
    if add("favicon.ico", maker.png(side: 32).map { IconFile.bytes(png: $0, side: 32) }) { icons.hasFavicon = true }
    if add("apple-touch-icon.png", maker.png(side: 180, isFilled: true)) {
        icons.touchIcon = .file(path: "apple-touch-icon.png")
    }
    for side in [192, 512] {
        let png = maker.png(side: side)
        guard add("icon-\(side).png", png) else { continue }
        // A picture without transparency can be cut to any shape.
        let isFilled = png.map { !PictureHeader.hasAlpha(png: $0) } ?? false
        icons.all.append(
            SiteIcon(
                .file(path: "icon-\(side).png"), sizes: "\(side)x\(side)", purpose: isFilled ? "any maskable" : nil))
    }
    return (icons, diagnostics)
}
