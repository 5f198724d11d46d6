import CompositionalLayout

/// A layout, its input, and the expected frames.
package struct CompositionalVector: Decodable, Sendable {
    package struct Container: Decodable, Sendable {
        package let width: Double
        package let height: Double
    }
    package struct Configuration: Decodable, Sendable {
        package let scrollDirection: String?
        package let interSectionSpacing: Double?
        package let boundary: [BoundaryData]?
        package let contentInsetsReference: String?
    }
    package struct Row: Decodable, Sendable {
        package let section: Int
        package let viewport: [Double]
        package let contentWidth: Double
        package let maxOffset: Double
    }
    package struct Expectation: Decodable, Sendable {
        package let contentSize: [Double]?
        package let items: [[Double]]?
        package let itemsSubset: Bool?
        package let itemCount: Int?
        package let supplementary: [[Cell]]?
        package let decoration: [[Cell]]?
        package let orthogonal: [Row]?
        package let rest: [[Double]]?
        package let error: String?
    }

    package let container: Container
    package let scale: Double?
    package let direction: String?
    package let offset: [Double]?
    package let referenceInsets: [String: [Double]]?
    package let configuration: Configuration?
    package let sections: [SectionData?]
    package let items: [Int]
    package let measured: [String: [Double?]]?
    package let expect: Expectation
}

extension CompositionalVector {
    package var layout: CollectionLayout {
        let sections = sections.map { $0?.section }
        var configuration = LayoutConfiguration(
            scrollDirection: Axis(rawValue: configuration?.scrollDirection ?? "vertical") ?? .vertical,
            interSectionSpacing: configuration?.interSectionSpacing ?? 0,
            boundarySupplementaryItems: (configuration?.boundary ?? []).compactMap(\.item),
            contentInsetsReference: ContentInsetsReference(
                rawValue: configuration?.contentInsetsReference ?? "safeArea") ?? .safeArea)
        configuration.scale = scale
        return CollectionLayout(configuration: configuration) { index, _ in
            sections.count == 1 ? sections[0] : sections[index]
        }
    }

    package var environment: LayoutEnvironment {
        LayoutEnvironment(
            width: container.width, height: container.height,
            layoutDirection: direction == "rtl" ? .rightToLeft : .leftToRight,
            referenceInsets: Dictionary(
                uniqueKeysWithValues: (referenceInsets ?? [:]).compactMap { name, insets in
                    ContentInsetsReference(rawValue: name).map { ($0, EdgeInsets(insets)) }
                }))
    }
}

extension MeasuredSizes {
    /// Keys are `section.item`, `b.KIND.section` or `b.KIND.layout`.
    package init(_ data: [String: [Double?]]) {
        self.init()
        for (key, extent) in data {
            let parts = key.split(separator: ".").map(String.init)
            let extent = Extent(width: extent[0], height: extent[1])
            if parts[0] == "b" {
                boundaryItems[Int(parts[2]), default: [:]][parts[1]] = extent
            } else if let section = Int(parts[0]), let item = Int(parts[1]) {
                items[section, default: [:]][item] = extent
            }
        }
    }
}
