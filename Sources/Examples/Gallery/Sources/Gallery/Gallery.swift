import CompositionalLayout
import Foundation
import SiteBuilder

/// Builds the site in `Site` into `Output`, or other folders: `swift run Gallery my-site my-output`.
@main struct Gallery {
    static func main() async {
        let arguments = CommandLine.arguments
        let folder = arguments.count > 1 ? arguments[1] : "Site"
        let output = arguments.count > 2 ? arguments[2] : "Output"
        do throws(BuildFailure) {
            let site = Site(folder: folder, layouts: ["wall": wall])
            let result = try await site.build(into: output)
            for diagnostic in result.diagnostics { print(diagnostic) }
            print("\(result.counts.pages) pages, \(result.publication.written) files written")
        } catch {
            for diagnostic in error.diagnostics { print(diagnostic) }
            exit(1)
        }
    }
}

/// One column on phones. From 600 px on a wide cell stands beside two small ones.
func wall(_ environment: LayoutEnvironment) -> LayoutSection? {
    let full = LayoutSize(width: .fractionalWidth(1), height: .estimated(240))
    if environment.container.effectiveContentSize.width < 600 {
        return LayoutSection(
            group: .horizontal(layoutSize: full, subitems: [LayoutItem(layoutSize: full)]), interGroupSpacing: 16)
    }
    let lead = LayoutItem(layoutSize: .init(width: .fractionalWidth(0.6), height: .fractionalHeight(1)))
    let small = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    var pair = LayoutGroup.vertical(
        layoutSize: .init(width: .fractionalWidth(0.4), height: .fractionalHeight(1)), subitem: small, count: 2)
    pair.interItemSpacing = .fixed(16)
    let row = LayoutGroup.horizontal(
        layoutSize: .init(width: .fractionalWidth(1), height: .absolute(480)), subitems: [lead, pair])
    return LayoutSection(group: row, interGroupSpacing: 16)
}
