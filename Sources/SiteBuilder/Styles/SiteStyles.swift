import GridCSS
import SiteEpisodes
import SiteFileSystem
import SiteStylesheets
import SiteTheming

/// The stylesheets of a site: one with all rules of its theme, and a small one for each set of layouts that pages have. Their names hold a
/// digest of their content: browsers that have one need not ask for it again.
struct SiteStyles: Sendable {
    private let theme: StyleFile
    /// By the classes of the layouts in them, sorted.
    private let layouts: [[String]: StyleFile]

    /// - Parameter page: what every page's layout stands on; `nil` where CSS cannot say it.
    init(_ plans: [PagePlan], theme: Theme, used: UsedLayouts, page: PageStyle?, maxWidth: Int?) {
        let base = Stylesheet(
            sections: [], pages: page.map { [(name: UsedLayouts.pageClass, style: $0)] } ?? [], maxWidth: maxWidth)
        self.theme = StyleFile("styles", theme.stylesheet + Array(base.text.utf8))
        let sets = Set(plans.lazy.map { used.sharedClasses(of: $0) }).filter { !$0.isEmpty }
        layouts = Dictionary(
            uniqueKeysWithValues: sets.map { classes in
                let names = classes.map { $0.hasPrefix("g-") ? String($0.dropFirst(2)) : $0 }.joined(separator: ".")
                // Longer ones are told apart by their digests.
                let name = names.utf8.count > 80 ? "styles.layouts" : "styles." + names
                return (classes, StyleFile(name, Array(used.stylesheet(classes: classes).utf8)))
            })
    }

    /// Those of a page, in the order that they hold in.
    func addresses(of plan: PagePlan, in used: UsedLayouts) -> [Address] {
        [theme.address] + (layouts[used.sharedClasses(of: plan)].map { [$0.address] } ?? [])
    }

    /// All of them, in order.
    var files: [(address: Address, bytes: [UInt8])] {
        ([theme] + layouts.values).map { ($0.address, $0.bytes) }.sorted {
            $0.address.outputPath < $1.address.outputPath
        }
    }
}

private struct StyleFile {
    /// `theme/styles.feed.mosaic.c03f9c2b7a1d.css`: beside the theme's assets, which its rules may name.
    let address: Address
    let bytes: [UInt8]

    init(_ name: String, _ css: [UInt8]) {
        bytes = StyleMinifier.minified(css)
        let number = String(ContentDigest(bytes).high, radix: 16)
        // A letter and a digit, which a digest by chance may lack: rules for caches know digests by them.
        let digest = "c0" + (String(repeating: "0", count: 16 - number.count) + number).prefix(10)
        address = Address(file: "theme/\(name).\(digest).css")
    }
}
