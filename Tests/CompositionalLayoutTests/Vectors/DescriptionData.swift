import CompositionalLayout

/// The vectors' notation of a section, and the description it stands for.
struct SectionData: Decodable, Sendable {
    let group: ElementData?
    let insets: [Double]?
    let interGroupSpacing: Double?
    let boundary: [BoundaryData]?
    let follow: Bool?
    let orthogonal: String?
    let decorations: [Ignored]?
    let contentInsetsReference: String?
}

/// Present or not is all that matters.
struct Ignored: Decodable, Sendable {
    init(from decoder: any Decoder) throws {}
}

final class ElementData: Decodable, Sendable {
    let type: String
    let axis: String?
    let size: SizeData
    let mode: String?
    let count: Int?
    let subitems: [ElementData]?
    let spacing: SpacingData?
    let insets: [Double]?
    let edge: EdgeData?
    let supp: [Ignored]?
}

struct SizeData: Decodable, Sendable {
    let w: [String: Double]
    let h: [String: Double]
}

struct SpacingData: Decodable, Sendable {
    let fixed: Double?
    let flexible: Double?
}

struct EdgeData: Decodable, Sendable {
    let leading: SpacingData?
    let top: SpacingData?
    let trailing: SpacingData?
    let bottom: SpacingData?
}

struct BoundaryData: Decodable, Sendable {
    let kind: String
    let size: SizeData
    let alignment: String
    let offset: [Double]?
    let extends: Bool?
    let pin: Bool?
    let insets: [Double]?
    let z: Int?
}

extension EdgeInsets {
    init(_ values: [Double]?) {
        guard let values else {
            self = .zero
            return
        }
        self.init(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
    }
}

extension LayoutDimension {
    init?(_ data: [String: Double]) {
        guard let (kind, value) = data.first else { return nil }
        switch kind {
        case "fw": self = .fractionalWidth(value)
        case "fh": self = .fractionalHeight(value)
        case "abs": self = .absolute(value)
        case "est": self = .estimated(value)
        default: return nil
        }
    }
}

extension LayoutSize {
    init?(_ data: SizeData) {
        guard let width = LayoutDimension(data.w), let height = LayoutDimension(data.h) else { return nil }
        self.init(width: width, height: height)
    }
}

extension LayoutSpacing {
    init(_ data: SpacingData) {
        self = data.flexible.map { .flexible($0) } ?? .fixed(data.fixed ?? 0)
    }
}

extension EdgeSpacing {
    init(_ data: EdgeData?) {
        self.init(
            leading: data?.leading.map { LayoutSpacing($0) }, top: data?.top.map { LayoutSpacing($0) },
            trailing: data?.trailing.map { LayoutSpacing($0) }, bottom: data?.bottom.map { LayoutSpacing($0) })
    }
}

extension ElementData {
    var element: LayoutSubitem? {
        guard let size = LayoutSize(size) else { return nil }
        if type == "item" {
            return .item(
                LayoutItem(layoutSize: size, contentInsets: EdgeInsets(insets), edgeSpacing: EdgeSpacing(edge)))
        }
        let subitems = (subitems ?? []).compactMap(\.element)
        let arrangement: LayoutGroup.Arrangement
        switch mode ?? "subitems" {
        case "count": arrangement = .counted(subitems[0], count: count ?? 0)
        case "repeating": arrangement = .repeating(subitems[0], count: count ?? 0)
        default: arrangement = .subitems(subitems)
        }
        return .group(
            LayoutGroup(
                axis: axis == "v" ? .vertical : .horizontal, layoutSize: size, arrangement: arrangement,
                interItemSpacing: spacing.map { LayoutSpacing($0) } ?? .fixed(0), contentInsets: EdgeInsets(insets),
                edgeSpacing: EdgeSpacing(edge)))
    }
}

extension BoundaryData {
    var item: BoundarySupplementaryItem? {
        guard let size = LayoutSize(size), let alignment = BoundarySupplementaryItem.Alignment(rawValue: alignment)
        else { return nil }
        return BoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment,
            absoluteOffset: offset.map { Point(x: $0[0], y: $0[1]) } ?? .zero, extendsBoundary: extends ?? true,
            contentInsets: EdgeInsets(insets), zIndex: z ?? 1)
    }
}

extension SectionData {
    var section: LayoutSection? {
        guard case .group(let group)? = group?.element else { return nil }
        return LayoutSection(
            group: group, contentInsets: EdgeInsets(insets), interGroupSpacing: interGroupSpacing ?? 0,
            boundarySupplementaryItems: (boundary ?? []).compactMap(\.item),
            supplementariesFollowContentInsets: follow ?? true)
    }
}
