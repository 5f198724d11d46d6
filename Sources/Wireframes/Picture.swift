import CompositionalLayout
import LayoutInspection

/// A picture for the documentation: a layout at one or several widths.
struct Picture {
    /// The documented module and the name of the picture: `GridCSS/tracks`.
    let name: String
    /// The text alternative of the picture.
    let title: String
    let wireframes: [Wireframe]

    init(
        _ name: String, _ title: String, _ layout: CollectionLayout, items: [Int],
        widths: [Double] = [320, 640], direction: LayoutTraits.LayoutDirection = .leftToRight
    ) {
        self.name = name
        self.title = title
        wireframes = widths.map { width in
            let environment = LayoutEnvironment(width: width, height: 480, layoutDirection: direction)
            return Wireframe(layout.solve(in: environment, itemCounts: items))
        }
    }

    init(
        _ name: String, _ title: String, _ section: LayoutSection, items: Int,
        widths: [Double] = [320, 640], direction: LayoutTraits.LayoutDirection = .leftToRight
    ) {
        self.init(
            name, title, CollectionLayout(section: section), items: [items], widths: widths,
            direction: direction)
    }

    /// The path from the folder of all sources.
    var path: String {
        let parts = name.split(separator: "/")
        return "\(parts[0])/\(parts[0]).docc/Resources/\(parts[1]).svg"
    }

    var svg: String { WireframeSVG(wireframes, title: title).text }
}
