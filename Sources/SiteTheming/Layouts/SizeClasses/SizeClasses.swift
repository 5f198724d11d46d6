import CompositionalLayout

/// Both size classes of a container.
struct SizeClasses: Hashable, Sendable, CaseIterable {
    var horizontal: LayoutTraits.SizeClass
    var vertical: LayoutTraits.SizeClass

    static let allCases = LayoutTraits.SizeClass.allCases.flatMap { horizontal in
        LayoutTraits.SizeClass.allCases.map { SizeClasses(horizontal: horizontal, vertical: $0) }
    }

    /// The classes as text: `compact x regular`.
    var text: String { "\(horizontal.rawValue) x \(vertical.rawValue)" }
}

extension LayoutTraits {
    var sizeClasses: SizeClasses { SizeClasses(horizontal: horizontalSizeClass, vertical: verticalSizeClass) }
}
