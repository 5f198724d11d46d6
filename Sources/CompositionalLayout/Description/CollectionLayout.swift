/// A layout of sections along the scroll direction. UIKit: `UICollectionViewCompositionalLayout`.
///
/// The section provider must be a pure function of the section's index and the environment. It is called again for
/// every container size.
public struct CollectionLayout: Sendable {
    public typealias SectionProvider = @Sendable (_ section: Int, _ environment: LayoutEnvironment) -> LayoutSection?

    public var configuration: LayoutConfiguration
    public let sectionProvider: SectionProvider

    public init(configuration: LayoutConfiguration = .init(), sectionProvider: @escaping SectionProvider) {
        self.configuration = configuration
        self.sectionProvider = sectionProvider
    }

    /// Creates a layout that uses the same section for every index.
    public init(section: LayoutSection, configuration: LayoutConfiguration = .init()) {
        self.init(configuration: configuration) { _, _ in section }
    }
}
