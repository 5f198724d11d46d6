/// A layout of sections, scrolling down. UIKit: `UICollectionViewCompositionalLayout`.
///
/// The section provider is a pure function of the section's index and the environment. It is asked anew for every
/// container size.
public struct CompositionalLayout: Sendable {
    public typealias SectionProvider = @Sendable (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection?

    public var configuration: LayoutConfiguration
    public let sectionProvider: SectionProvider

    public init(configuration: LayoutConfiguration = .init(), sectionProvider: @escaping SectionProvider) {
        self.configuration = configuration
        self.sectionProvider = sectionProvider
    }

    /// The same section for every index.
    public init(section: LayoutSection, configuration: LayoutConfiguration = .init()) {
        self.init(configuration: configuration) { _, _ in section }
    }
}

/// What holds for the layout as a whole. UIKit: `UICollectionViewCompositionalLayoutConfiguration`.
public struct LayoutConfiguration: Hashable, Sendable {
    /// Points between every two neighbouring sections, empty ones included.
    public var interSectionSpacing: Double
    /// Header and footer of the whole layout, outside all sections.
    public var boundarySupplementaryItems: [BoundarySupplementaryItem]
    /// As in `LayoutSection`, for the layout's own items.
    public var stacksBoundaryItems: Bool
    /// Pixels per point that frames are rounded to while solving, as UIKit does; `nil` (for a web page) rounds nothing.
    public var scale: Double?

    public init(
        interSectionSpacing: Double = 0, boundarySupplementaryItems: [BoundarySupplementaryItem] = [],
        stacksBoundaryItems: Bool = false, scale: Double? = nil
    ) {
        self.interSectionSpacing = interSectionSpacing
        self.boundarySupplementaryItems = boundarySupplementaryItems
        self.stacksBoundaryItems = stacksBoundaryItems
        self.scale = scale
    }
}
