import CompositionalLayout
import LayoutInspection

extension Picture {
    static let all: [Picture] = [
        Picture(
            "CompositionalLayout/dimensions", "A share of the width beside a width in points", Samples.dimensions,
            items: 4),
        Picture(
            "CompositionalLayout/nested", "A large cell beside a stack of two, twice", Samples.nested, items: 6),
        Picture(
            "CompositionalLayout/provider", "One column on a narrow page, two on a wide one",
            CollectionLayout { _, environment in Samples.feed(environment) }, items: [4]),
        Picture(
            "CompositionalLayout/item-insets", "Squares with room around each of them", Samples.itemInsets,
            items: 6),
        Picture(
            "CompositionalLayout/flexible", "Room that is left over is shared between the cells of a row",
            Samples.flexible, items: 6),
        Picture(
            "CompositionalLayout/headers", "A header above the cells and a footer at the trailing side below them",
            Samples.headers, items: 6),
        Picture(
            "CompositionalLayout/right-to-left", "The same section, mirrored", Samples.headers, items: 5,
            direction: .rightToLeft),
        Picture("CompositionalLayout/estimates", "Cells as tall as they are estimated", Samples.selfSizing, items: 4),
        Picture(
            measuredAs: "CompositionalLayout/measured", "The same cells, as tall as their text", Samples.selfSizing,
            Samples.measured),
        Picture(
            "CompositionalLayout/shelf", "Covers in a row that goes on beyond the page", Samples.shelf, items: 6),
        Picture(
            "GridCSS/feed", "One column below 500 px, two from 500 px on",
            CollectionLayout { _, environment in Samples.feed(environment) }, items: [4], widths: [499, 500]),
        Picture("GridCSS/tracks", "A large cell beside a stack of two, twice", Samples.nested, items: 6),
    ]

    private init(measuredAs name: String, _ title: String, _ section: LayoutSection, _ sizes: MeasuredSizes) {
        self.name = name
        self.title = title
        wireframes = [320, 640].map { width in
            Wireframe(
                CollectionLayout(section: section).solve(
                    in: Size(width: width, height: 480), itemCounts: [4], measured: sizes))
        }
    }
}
