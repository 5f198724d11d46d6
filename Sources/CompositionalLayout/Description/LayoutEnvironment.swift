/// What a section provider may ask. UIKit: `NSCollectionLayoutEnvironment`.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The whole container; neither the reference insets nor a section's insets are taken off.
    public var container: LayoutContainer
    public var traits: LayoutTraits
    /// Insets of the surroundings by name, in points; what is missing is zero.
    public var referenceInsets: [ContentInsetsReference: EdgeInsets]
    /// How those insets grow with the container, as factors of its width (its height, for top and bottom): 0.5 for what
    /// keeps content centred. What is missing stays as it is, so that a solution holds at other widths too.
    public var referenceInsetShares: [ContentInsetsReference: EdgeInsets]

    public init(
        container: LayoutContainer, traits: LayoutTraits, referenceInsets: [ContentInsetsReference: EdgeInsets] = [:],
        referenceInsetShares: [ContentInsetsReference: EdgeInsets] = [:]
    ) {
        self.container = container
        self.traits = traits
        self.referenceInsets = referenceInsets
        self.referenceInsetShares = referenceInsetShares
    }

    /// The environment of a page: a container without insets, its size classes by the thresholds.
    public init(
        width: Double, height: Double, layoutDirection: LayoutTraits.LayoutDirection = .leftToRight,
        sizeClassThresholds: SizeClassThresholds = .init(),
        referenceInsets: [ContentInsetsReference: EdgeInsets] = [:],
        referenceInsetShares: [ContentInsetsReference: EdgeInsets] = [:]
    ) {
        let size = Size(width: width, height: height)
        self.init(
            container: LayoutContainer(contentSize: size),
            traits: LayoutTraits(
                horizontalSizeClass: sizeClassThresholds.sizeClass(of: size, along: .horizontal),
                verticalSizeClass: sizeClassThresholds.sizeClass(of: size, along: .vertical),
                layoutDirection: layoutDirection),
            referenceInsets: referenceInsets, referenceInsetShares: referenceInsetShares)
    }
}
