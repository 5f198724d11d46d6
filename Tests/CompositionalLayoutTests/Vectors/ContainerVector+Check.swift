import CompositionalLayout
import LayoutVectors

extension ContainerVector {
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
