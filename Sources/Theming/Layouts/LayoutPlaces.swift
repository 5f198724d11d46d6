import CompositionalLayout
import Diagnostics
import Markdown

/// Where the parts of a layout are written, for messages about what the solver found wrong with them.
public struct LayoutPlaces: Sendable {
    private let layout: Value

    /// - Parameter layout: the map that holds `section`.
    public init(_ layout: Value) { self.layout = layout }

    /// The insets of the section, or what comes nearest.
    public func sectionInsets(at width: Int) -> SourcePosition {
        let section = section(at: width)
        return (section["contentInsets"]?.branch(at: width) ?? section).position
    }

    /// The group that is repeated.
    public func group(at width: Int) -> SourcePosition { groupValue(at: width).position }

    /// The insets of a group, or else its size.
    ///
    /// - Parameters:
    ///   - group: as it stands in the section; of several that are equal, the first one.
    ///   - section: what the layout gives at this width.
    public func insets(of group: LayoutGroup, in section: LayoutSection, at width: Int) -> SourcePosition {
        let value = value(of: group, in: section, at: width)
        return (value["contentInsets"] ?? value["size"] ?? value).branch(at: width).position
    }

    /// The size of the first subitem of a group.
    public func firstSize(in group: LayoutGroup, in section: LayoutSection, at width: Int) -> SourcePosition {
        let value = value(of: group, in: section, at: width)
        let first = value.subitems(at: width).first ?? value
        return (first["size"]?.branch(at: width) ?? first).position
    }

    private func section(at width: Int) -> Value { (layout["section"] ?? layout).branch(at: width) }

    private func groupValue(at width: Int) -> Value {
        let section = section(at: width)
        return section["group"]?.branch(at: width) ?? section
    }

    private func value(of group: LayoutGroup, in section: LayoutSection, at width: Int) -> Value {
        let root = groupValue(at: width)
        return find(group, below: section.group, root, width) ?? root
    }

    private func find(_ group: LayoutGroup, below candidate: LayoutGroup, _ value: Value, _ width: Int) -> Value? {
        if candidate == group { return value }
        for (subitem, value) in zip(candidate.subitems, value.subitems(at: width)) {
            guard case .group(let inner) = subitem else { continue }
            if let found = find(group, below: inner, value, width) { return found }
        }
        return nil
    }
}

extension Value {
    /// What a switch says at a width; any other value as it is.
    fileprivate func branch(at width: Int) -> Value {
        guard let entries, entries.contains(where: { WidthRange.looksLikeRange($0.key) }) else { return self }
        let chosen = entries.first { (try? WidthRange($0.key))?.widths.contains(width) ?? false }
        return (chosen ?? entries.first { $0.key == "default" })?.value.branch(at: width) ?? self
    }

    /// The subitems of a group's map, in whichever form they are written.
    fileprivate func subitems(at width: Int) -> [Value] {
        let written =
            self["subitems"]?.branch(at: width).list ?? [self["subitem"] ?? self["repeatingSubitem"]].compactMap(\.self)
        return written.map { $0.branch(at: width) }
    }
}
