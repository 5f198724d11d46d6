/// Finds faults of a description that do not depend on the width (layout-semantics 3.13).
struct DescriptionCheck {
    var findings: Findings
    /// The number of items and groups checked so far.
    var elements = 0

    /// - Parameter section: The section's index; `nil` for the layout's configuration.
    init(section: Int?) {
        findings = Findings(section: section)
    }

    mutating func check(_ section: LayoutSection, scrollAxis: Axis) {
        findings.check([section.interGroupSpacing])
        check(section.contentInsets)
        check(section.rowStyle.separatorInsets)
        for decoration in section.decorationItems { check(decoration.contentInsets) }
        check(section.boundarySupplementaryItems, scrollAxis: scrollAxis)
        check(.group(section.group), depth: 1)
        for (remainder, tail) in section.tailGroups.sorted(by: { $0.key < $1.key }) {
            if remainder < 1 { findings.report(.tailMismatch(remainder: remainder, cells: 0), group: tail) }
            check(.group(tail), depth: 1)
            if tail.asksItems { findings.report(.misplacedRows) }
        }
        if section.group.asksItems, scrollAxis == .horizontal || !section.holdsShapes {
            findings.report(.misplacedRows)
        }
    }

    mutating func check(_ configuration: LayoutConfiguration) {
        findings.check([configuration.interSectionSpacing])
        if let scale = configuration.scale { findings.check([scale, 1 / scale]) }
        check(configuration.boundarySupplementaryItems, scrollAxis: configuration.scrollDirection)
    }

    mutating func check(_ insets: EdgeInsets) {
        findings.check(insets.values)
        for inset in insets.values where inset > 0 && inset < 1 { findings.warn(.smallInset(inset)) }
    }

    mutating func check(_ size: LayoutSize) {
        for axis in Axis.allCases {
            let dimension = size[axis]
            // A value that is not a number is neither small nor large.
            guard findings.check([dimension.dimension]) else { continue }
            if dimension.dimension <= 0 { findings.warn(.notPositive(dimension)) }
            if dimension.isOwnFraction(of: axis), dimension.dimension > 1 { findings.warn(.largeFraction(dimension)) }
        }
    }
}

extension LayoutSection {
    /// True if nothing is said about the group that justified rows, waterfalls and mosaics cannot have.
    fileprivate var holdsShapes: Bool {
        orthogonalScrollingBehavior == .none && tailGroups.isEmpty && group.edgeSpacing == .none
            && group.contentInsets == .zero && group.supplementaryItems.isEmpty
    }
}

extension LayoutDimension {
    /// True for a fraction of the extent along the axis for which it is used.
    fileprivate func isOwnFraction(of axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .textRelative, .estimated, .uniformAcrossSiblings: false
        }
    }
}
