import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// The source positions of a layout's parts, for messages about problems that the solver finds.
package struct LayoutSourceMap: Sendable {
    private let layout: Value
    private let thresholds: SizeClassThresholds
    private var height: Double
    private var widthInEms: Range<Double>?
    private var textScale = 1.0

    /// - Parameters:
    ///   - layout: the map that contains `section`.
    ///   - thresholds: the thresholds of the size classes.
    package init(_ layout: Value, thresholds: SizeClassThresholds = .init()) {
        self.layout = layout
        self.thresholds = thresholds
        height = thresholds.regularHeight
    }

    /// The source positions for some viewports and containers.
    ///
    /// - Parameters:
    ///   - isCompact: whether viewports have compact height.
    ///   - widthInEms: the widths of containers in em of the root's text; `nil` for those that follow from the text.
    ///   - textScale: the size of text as a factor of the standard one.
    package func inWindow(
        isCompact: Bool, widthInEms: Range<Double>? = nil, textScale: Double = 1
    ) -> LayoutSourceMap {
        var map = self
        map.height = thresholds.regularHeight - (isCompact ? 1 : 0)
        map.widthInEms = widthInEms
        map.textScale = textScale
        return map
    }

    /// The position of the section's insets, or of the nearest outer part.
    package func sectionInsets(at width: Int) -> SourcePosition {
        let section = sectionValue(at: width)
        return (section["contentInsets"]?.branch(at: point(width)) ?? section).position
    }

    /// The position of the repeated group.
    package func group(at width: Int) -> SourcePosition { groupValue(at: width).position }

    /// The position of a group's insets, or else of its size.
    ///
    /// - Parameters:
    ///   - group: a group in the section. Of equal groups, the first is found.
    ///   - section: the section at this width.
    package func insets(of group: LayoutGroup, in section: LayoutSection, at width: Int) -> SourcePosition {
        let value = value(of: group, in: section, at: width)
        return (value["contentInsets"] ?? value["size"] ?? value).branch(at: point(width)).position
    }

    /// The position of the size of a group's first subitem.
    package func firstSize(in group: LayoutGroup, in section: LayoutSection, at width: Int) -> SourcePosition {
        let value = value(of: group, in: section, at: width)
        let first = value.subitems(at: point(width)).first ?? value
        return (first["size"]?.branch(at: point(width)) ?? first).position
    }

    /// The position of the group for this number of last items.
    package func tail(_ remainder: Int, at width: Int) -> SourcePosition {
        tailEntry(remainder, at: width)?.keyPosition ?? groupValue(at: width).position
    }

    /// The position of the section itself.
    package func section(at width: Int) -> SourcePosition { sectionValue(at: width).position }

    /// The position of a group or an item in it.
    ///
    /// - Parameters:
    ///   - path: the subitem indices from the section's group; empty for the group itself.
    ///   - tail: the number of last items, for the group of a tail.
    package func subitem(_ path: [Int], tail: Int?, at width: Int) -> SourcePosition {
        let group = tail.flatMap { tailEntry($0, at: width)?.value.branch(at: point(width)) } ?? groupValue(at: width)
        var value = group
        for number in path {
            let subitems = value.subitems(at: point(width))
            guard subitems.indices.contains(number) else { break }
            value = subitems[number]
        }
        return value.position
    }

    /// The position of a header, footer or spacer, or `nil` if the layout does not name it.
    package func boundary(_ kind: String) -> SourcePosition? { layout.place(ofKind: kind, in: "boundary") }

    /// The position of a kind of boundary items (`boundary`) or badges (`supplementaryItems`).
    package func kind(_ kind: String, in key: String) -> SourcePosition {
        (layout.place(ofKind: kind, in: key) ?? layout.position)
    }

    private func tailEntry(_ remainder: Int, at width: Int) -> Entry? {
        let tails = sectionValue(at: width)["tails"].map {
            $0.entries?.contains { Int($0.key) == nil } == true ? $0.branch(at: point(width)) : $0
        }
        return tails?.entries?.first { Int($0.key) == remainder }
    }

    private func sectionValue(at width: Int) -> Value { (layout["section"] ?? layout).branch(at: point(width)) }

    private func groupValue(at width: Int) -> Value {
        let section = sectionValue(at: width)
        return section["group"]?.branch(at: point(width)) ?? section
    }

    private func value(of group: LayoutGroup, in section: LayoutSection, at width: Int) -> Value {
        let root = groupValue(at: width)
        return find(group, below: section.group, root, width) ?? root
    }

    private func find(_ group: LayoutGroup, below candidate: LayoutGroup, _ value: Value, _ width: Int) -> Value? {
        if candidate == group { return value }
        for (subitem, value) in zip(candidate.subitems, value.subitems(at: point(width))) {
            guard case .group(let inner) = subitem else { continue }
            if let found = find(group, below: inner, value, width) { return found }
        }
        return nil
    }

    private func point(_ width: Int) -> SwitchPoint {
        var environment = LayoutEnvironment(
            width: Double(width), height: height, sizeClassThresholds: thresholds)
        environment.widthInEms = widthInEms
        environment.traits.textScale = textScale
        return SwitchPoint(width: width, environment: environment)
    }
}

/// A container, and its width in whole points.
private struct SwitchPoint {
    let width: Int
    let environment: LayoutEnvironment

    var classes: SizeClasses { environment.traits.sizeClasses }

    func isIn(_ range: WidthRange) -> Bool {
        func isNarrower(_ thousandths: Int) -> Bool {
            thousandths == .max || environment.isNarrower(thanEms: Double(thousandths) / 1000)
        }
        return switch range.unit {
        case .points: range.widths.contains(width)
        case .thousandthsOfEm: !isNarrower(range.widths.lowerBound) && isNarrower(range.widths.upperBound)
        }
    }
}

extension Value {
    /// The value of a switch at a point. Other values are returned unchanged.
    fileprivate func branch(at point: SwitchPoint) -> Value {
        guard let entries else { return self }
        let otherwise = entries.first { $0.key == "default" }
        if entries.contains(where: { SizeClassPattern.looksLikePattern($0.key) }) {
            let chosen = entries.first { SizeClassPattern($0.key)?.contains(point.classes) ?? false }
            return (chosen ?? otherwise)?.value.branch(at: point) ?? self
        }
        guard entries.contains(where: { WidthRange.looksLikeRange($0.key) }) else { return self }
        let chosen = entries.first { (try? WidthRange($0.key)).map(point.isIn) ?? false }
        return (chosen ?? otherwise)?.value.branch(at: point) ?? self
    }

    /// The subitems of a group's map, in any of its forms.
    fileprivate func subitems(at point: SwitchPoint) -> [Value] {
        let written =
            (self["subitems"] ?? self["frames"])?.branch(at: point).list
            ?? [self["subitem"] ?? self["repeatingSubitem"]].compactMap(\.self)
        return written.map { $0.branch(at: point) }
    }
}
