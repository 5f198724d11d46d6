/// The positions of the two sides, in points of the layout's coordinates (layout-semantics 8.2). The content's insets
/// only reduce the width, because the scroll view moves the content by them.
public struct SplitMetrics: Hashable, Sendable {
    /// The width of both sides and the gap.
    public let totalWidth: Double
    public let gap: Double
    public let leftWidth: Double
    public let rightWidth: Double
    public let leftX: Double
    public let rightX: Double

    init(_ layout: SplitLayout, in container: SplitContainer) {
        let safeArea = layout.sectionInsetReference == .fromSafeArea ? container.safeArea : .zero
        let ratio = min(max(layout.leftSideRatio, 0), 1)
        totalWidth =
            container.size.width - container.contentInset.left - container.contentInset.right - safeArea.left
            - safeArea.right
        gap = SplitSide(leftSideRatio: ratio) == nil ? layout.splitSpacing : 0
        leftWidth = (totalWidth - gap) * ratio
        rightWidth = totalWidth - gap - leftWidth
        leftX = safeArea.left
        rightX = safeArea.left + leftWidth + gap
    }

    public func width(of side: SplitSide) -> Double { side == .left ? leftWidth : rightWidth }

    public func x(of side: SplitSide) -> Double { side == .left ? leftX : rightX }

    /// The width of each of `count` items side by side, in whole points. The length without insets and spacing is
    /// rounded down and divided without remainder. Negative if there is not enough space; 0 for no items. The original
    /// calls this function `calculateFixedWidthRaughly`.
    public func calculateFixedWidthRoughly(
        to count: Int, of side: SplitSide, spacing: Double, inset: SideInsets
    ) -> Int {
        guard count > 0 else { return 0 }
        let room = width(of: side) - inset.left - inset.right - spacing * Double(count - 1)
        return (Int(exactly: room.rounded(.towardZero)) ?? 0) / count
    }
}

extension SplitLayout {
    public func metrics(in container: SplitContainer) -> SplitMetrics { SplitMetrics(self, in: container) }
}
