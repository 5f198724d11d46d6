import GridCSS
import SiteEpisodes
import SiteFileSystem
import SiteStylesheets
import SiteTheming

/// The stylesheets of a site: one with all rules of the theme, and a small one for each set of layouts that a page has.
/// Their names contain a digest of their content, so that browsers can cache them.
struct SiteStyles: Sendable {
    private let theme: StyleFile
    /// The layout stylesheets, by the sorted classes of their layouts.
    private let layouts: [[String]: StyleFile]

    /// - Parameter page: the style of each page's layout element, or `nil` if CSS cannot express it.
    init(_ plans: [PagePlan], theme: Theme, used: UsedLayouts, page: PageStyle?, maxWidth: Int?) {
        let folder = theme.assetFolder
        let base = Stylesheet(
            sections: [], pages: page.map { [(name: UsedLayouts.pageClass, style: $0)] } ?? [], maxWidth: maxWidth)
        self.theme = StyleFile("styles", in: folder, theme.stylesheet + Array(base.text.utf8))
        let sets = Set(plans.lazy.map { used.sharedClasses(of: $0) }).filter { !$0.isEmpty }
        layouts = Dictionary(
            uniqueKeysWithValues: sets.map { classes in
                let names = classes.map { $0.hasPrefix("g-") ? String($0.dropFirst(2)) : $0 }.joined(separator: ".")
                // Long names are cut. Their digests keep them unique.
                let name = names.utf8.count > 80 ? "styles.layouts" : "styles." + names
                return (classes, StyleFile(name, in: folder, Array(used.stylesheet(classes: classes).utf8)))
            })
    }

    /// The stylesheets of a page, in cascade order.
    func addresses(of plan: PagePlan, in used: UsedLayouts) -> [Address] {
        [theme.address] + (layouts[used.sharedClasses(of: plan)].map { [$0.address] } ?? [])
    }

    /// All stylesheets, in order.
    var files: [(address: Address, bytes: [UInt8])] {
        ([theme] + layouts.values).map { ($0.address, $0.bytes) }.sorted {
            $0.address.outputPath < $1.address.outputPath
        }
    }
}

private struct StyleFile {
    /// The address of the stylesheet, such as `theme/c0a81f3b9d27/styles.feed.mosaic.c03f9c2b7a1d.css`.
    /// It is in the folder of the theme's assets, because its rules may name them.
    let address: Address
    let bytes: [UInt8]

    init(_ name: String, in folder: String, _ css: [UInt8]) {
        bytes = StyleMinifier.minified(css)
        address = Address(file: "\(folder)/\(name).\(ContentDigest(bytes).addressPart).css")
    }
}
