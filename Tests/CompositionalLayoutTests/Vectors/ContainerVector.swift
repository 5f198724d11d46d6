import CompositionalLayout

/// A container with insets, which may be fractions of it.
struct ContainerVector: Decodable, Sendable {
    struct Expectation: Decodable, Sendable {
        let effectiveContentInsets: [Double]
        let effectiveContentSize: [Double]
    }

    let contentSize: [Double]
    let contentInsets: [Double]
    let expect: Expectation

    func check() {
        let container = LayoutContainer(
            contentSize: Size(width: contentSize[0], height: contentSize[1]), contentInsets: EdgeInsets(contentInsets))
        let insets = container.effectiveContentInsets
        Vector.expectEqual(
            [insets.top, insets.leading, insets.bottom, insets.trailing], expect.effectiveContentInsets, "insets")
        let effective = container.effectiveContentSize
        Vector.expectEqual([effective.width, effective.height], expect.effectiveContentSize, "size")
    }
}
