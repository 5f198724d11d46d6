/// A description of a ready-made section: rows as tall as their content, one below the other.
/// UIKit: `UICollectionLayoutListConfiguration`, without its swipe actions and outlines.
public struct ListConfiguration: Hashable, Sendable {
    public var appearance: Appearance
    /// `nil`, the default: `sidebar` shows no separators, and all others do.
    public var showsSeparators: Bool?
    /// The distance in points of separators from the edges of their row.
    public var separatorInsets = EdgeInsets(leading: 20)
    public var headerMode = HeaderMode.none
    public var footerMode = HeaderMode.none

    public init(appearance: Appearance) { self.appearance = appearance }

    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge on the ground of the page. A header stays at the top while its rows pass, if there is no
        /// footer.
        case plain
        /// Rows from edge to edge on a surface of their own.
        case grouped
        /// Rows on a surface with round corners, away from the edges of the page.
        case insetGrouped
        /// Rows close to the edges, without a surface and without separators.
        case sidebar
    }

    public enum HeaderMode: String, Hashable, Sendable, CaseIterable {
        case none
        /// A boundary item of the kind `header` or `footer`.
        case supplementary
    }
}

extension LayoutSection {
    /// A section of rows. Rows are estimated at 44 points, headers and footers at 28. Grouped rows have 18 points of
    /// room above and below, where no header or footer is. UIKit: `NSCollectionLayoutSection.list(using:layoutEnvironment:)`,
    /// whose distances depend on the device.
    public static func list(using configuration: ListConfiguration) -> LayoutSection {
        let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
        var section = LayoutSection(group: .horizontal(layoutSize: row, subitems: [LayoutItem(layoutSize: row)]))
        let appearance = configuration.appearance
        section.rowStyle = RowStyle(
            surface: appearance.surface, showsSeparators: configuration.showsSeparators ?? (appearance != .sidebar),
            separatorInsets: configuration.separatorInsets)
        let ends: [(mode: ListConfiguration.HeaderMode, kind: String, alignment: BoundarySupplementaryItem.Alignment)] =
            [
                (configuration.headerMode, "header", .top), (configuration.footerMode, "footer", .bottom),
            ]
        section.boundarySupplementaryItems = ends.filter { $0.mode == .supplementary }.map { end in
            BoundarySupplementaryItem(
                layoutSize: LayoutSize(width: .fractionalWidth(1), height: .estimated(28)), elementKind: end.kind,
                alignment: end.alignment,
                pinToVisibleBounds: appearance == .plain && end.kind == "header" && configuration.footerMode == .none)
        }
        let room = ends.map { appearance.surface == .none || $0.mode == .supplementary ? 0.0 : 18 }
        section.contentInsets = EdgeInsets(
            top: room[0], leading: appearance.sideInset, bottom: room[1], trailing: appearance.sideInset)
        return section
    }
}

extension ListConfiguration.Appearance {
    fileprivate var surface: RowStyle.Surface {
        switch self {
        case .plain, .sidebar: .none
        case .grouped: .plain
        case .insetGrouped: .rounded
        }
    }

    fileprivate var sideInset: Double {
        switch self {
        case .plain, .grouped: 0
        case .insetGrouped: 20
        case .sidebar: 8
        }
    }
}
