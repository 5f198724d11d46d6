/// The environment that a section provider may read. UIKit: `NSCollectionLayoutEnvironment`.
public struct LayoutEnvironment: Hashable, Sendable {
    /// The whole container. Neither reference insets nor section insets are subtracted.
    public var container: LayoutContainer
    public var traits: LayoutTraits
    /// The insets of the environment by reference, in points. A missing entry is zero.
    public var referenceInsets: [ContentInsetsReference: EdgeInsets]
    /// The growth of those insets with the container, as factors of its width (for top and bottom, of its height). For
    /// example, centred content with a fixed width has 0.5. A missing entry is zero. The factors make a solution valid
    /// at other widths too.
    public var referenceInsetShares: [ContentInsetsReference: EdgeInsets]
    /// An extension: the facts of the section's items, for a section that depends on them. Empty where items are not known.
    public var items: [ItemFacts] {
        get {
            questions?.note()
            return knownItems
        }
        set { knownItems = newValue }
    }
    private var knownItems: [ItemFacts] = []
    /// Notes whether a provider asks for the items.
    package var questions: ItemQuestions?
    /// Notes with which numbers of em a provider compares the container's width.
    package var textQuestions: TextQuestions?
    /// The widths to answer for, in em of the root's text, whatever the text is; `nil` for the real width and text.
    package var widthInEms: Range<Double>?

    public init(
        container: LayoutContainer, traits: LayoutTraits, referenceInsets: [ContentInsetsReference: EdgeInsets] = [:],
        referenceInsetShares: [ContentInsetsReference: EdgeInsets] = [:]
    ) {
        self.container = container
        self.traits = traits
        self.referenceInsets = referenceInsets
        self.referenceInsetShares = referenceInsetShares
    }

    /// Creates the environment of a page: a container without insets, with size classes by the thresholds.
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
