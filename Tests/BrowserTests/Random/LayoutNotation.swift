import CompositionalLayout

/// Descriptions in one line, for messages: `H(1w × 180)[0.5w × 1h, 0.5w × 1h]`, `H*3` counted, `Hr*3` repeating.
extension JudgedLayout {
    var notation: String {
        sections.enumerated().map { index, section in
            let descriptions = [240.0, 2560].map { width in
                section.provider(environment.layoutEnvironment(width: width))
            }
            let texts = descriptions.map { $0?.notation ?? "nothing" }
            return "section \(index), \(section.itemCount) items: "
                + (texts[0] == texts[1] ? texts[0] : texts.joined(separator: "\n  and wide: "))
        }.joined(separator: "\n")
    }
}

extension LayoutSection {
    fileprivate var notation: String {
        let boundary = boundarySupplementaryItems.map {
            " +\($0.elementKind) \($0.alignment.rawValue) \($0.layoutSize.notation)"
                + ($0.absoluteOffset == .zero ? "" : " (\($0.absoluteOffset.x), \($0.absoluteOffset.y))")
                + ($0.extendsBoundary ? "" : " inside") + ($0.pinToVisibleBounds ? " pinned" : "")
        }
        let decorations = decorationItems.map { " -\($0.elementKind)\($0.contentInsets.suffix) z\($0.zIndex)" }
        return "\(group.notation) i\(contentInsets.notation) ig(\(interGroupSpacing))" + boundary.joined()
            + decorations.joined()
            + (supplementariesFollowContentInsets ? "" : " wide") + (stacksBoundaryItems ? " stacked" : "")
            + (trimsLastGroup ? "" : " untrimmed")
            + (orthogonalScrollingBehavior == .none ? "" : " scrolls(\(orthogonalScrollingBehavior))")
            + tailGroups.sorted { $0.key < $1.key }.map { " tail \($0.key): \($0.value.notation)" }.joined()
    }
}

extension LayoutGroup {
    fileprivate var notation: String {
        let letter = axis == .horizontal ? "H" : "V"
        let (form, children) =
            switch arrangement {
            case .subitems(let subitems): ("", subitems)
            case .counted(let subitem, let count): ("*\(count)", [subitem])
            case .repeating(let subitem, let count): ("r*\(count)", [subitem])
            case .custom(let items): (" custom \(items.map(\.notation).joined(separator: " "))", [])
            }
        let inner = children.map { child in
            switch child {
            case .item(let item):
                item.layoutSize.notation + item.contentInsets.suffix + item.edgeSpacing.suffix
                    + item.supplementaryItems.suffix
            case .group(let group): group.notation
            }
        }
        return "\(letter)\(form)(\(layoutSize.notation))\(contentInsets.suffix)\(edgeSpacing.suffix)"
            + (interItemSpacing == .fixed(0) ? "" : " gap(\(interItemSpacing.notation))")
            + "[\(inner.joined(separator: ", "))]\(supplementaryItems.suffix)"
    }
}

extension LayoutSize {
    fileprivate var notation: String { "\(width.notation) × \(height.notation)" }
}

extension LayoutDimension {
    fileprivate var notation: String {
        switch self {
        case .fractionalWidth(let factor): "\(factor)w"
        case .fractionalHeight(let factor): "\(factor)h"
        case .absolute(let points): "\(points)"
        case .estimated(let points): "~\(points)"
        case .uniformAcrossSiblings(let points): "=\(points)"
        }
    }
}

extension LayoutSpacing {
    fileprivate var notation: String { isFlexible ? "x\(spacing)" : "\(spacing)" }
}

extension EdgeInsets {
    fileprivate var notation: String { "(\(top), \(leading), \(bottom), \(trailing))" }
    fileprivate var suffix: String { self == .zero ? "" : " i\(notation)" }
}

extension EdgeSpacing {
    fileprivate var suffix: String {
        guard self != .none else { return "" }
        return " e(\([top, leading, bottom, trailing].map { $0?.notation ?? "-" }.joined(separator: ", ")))"
    }
}

extension [SupplementaryItem] {
    fileprivate var suffix: String {
        map { item in
            let anchors = [item.containerAnchor, item.itemAnchor].compactMap { $0 }.map(\.notation)
            return
                " *\(item.elementKind) \(item.layoutSize.notation) \(anchors.joined(separator: " on ")) z\(item.zIndex)"
        }.joined()
    }
}

extension LayoutAnchor {
    fileprivate var notation: String { "\(edges.rawValue) \(offset)" }
}

extension LayoutGroupCustomItem {
    fileprivate var notation: String {
        let parts = [frame.x, frame.y, frame.width, frame.height].map { "\($0.points)+\($0.width)w+\($0.height)h" }
        return "{\(parts.joined(separator: ", ")) z\(zIndex)}"
    }
}
