/// The container of a split layout, in points.
public struct SplitContainer: Hashable, Sendable {
    public var size: Size<Double>
    public var contentInset: SideInsets
    public var safeArea: SideInsets

    public init(size: Size<Double>, contentInset: SideInsets = .zero, safeArea: SideInsets = .zero) {
        self.size = size
        self.contentInset = contentInset
        self.safeArea = safeArea
    }
}
