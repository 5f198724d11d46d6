import CompositionalLayout

/// The parts of a repeated group: the group and its contents, depth first.
struct PatternParts {
    /// The index of the first part in the section's parts.
    let first: Int
    let sums: SectionSums
    /// The number of last items that the group is for; `nil` for the section's own group.
    let tail: Int?
    private(set) var parts: [LayoutPart] = []

    init(first: Int, sums: SectionSums, tail: Int?) {
        self.first = first
        self.sums = sums
        self.tail = tail
    }

    mutating func add(_ group: SolvedGroup) {
        let outer = BoxSums { axis in
            sums.groupBase.extent(group.description.layoutSize[axis], sums.sizing, "group")
        }
        add(group, outer: outer, path: [], parent: 0)
    }

    /// - Parameter outer: The group's size from its description. Estimates keep their value.
    private mutating func add(
        _ group: SolvedGroup, outer: BoxSums, path: [Int], parent: Int
    ) {
        let description = group.description
        let own = group.sizesToContent.width ? ExtentSum("group", content: group.area.width) : outer.width
        let number = first + parts.count
        parts.append(
            LayoutPart(
                kind: .group, place: .subitem(path, tail: tail), parent: parent, words: description.text.words,
                width: own, solvedWidth: group.area.width, takesContentHeight: false))
        switch description.arrangement {
        case .custom(let items):
            for (index, (child, item)) in zip(group.children, items).enumerated() {
                let (width, height) = (outer.width.result, outer.height.result)
                let frame = item.frame.width
                let result =
                    Length(points: frame.points, content: frame.content) + width * frame.width + height * frame.height
                let sum = outer.width.adding("frame", .placed(frame, width: width, height: height), result)
                addPlace(child, sum, item.text.words, path: path + [index], parent: number)
            }
            return
        case .waterfall, .mosaic:
            for child in group.children {
                let (width, height) = (outer.width.result, outer.height.result)
                let frame = child.area.width.share(of: width)
                let sum = outer.width.adding(
                    "frame", .placed(frame, width: width, height: height), child.area.width)
                addPlace(child, sum, [], path: path, parent: number)
            }
            return
        case .subitems, .counted, .fitting, .repeating, .justified: break
        }
        let entries = Entries(group, inner: outer.less(description.contentInsets, "between the group's contentInsets"))
        let kinds = max(description.subitems.count, 1)
        for (index, child) in group.children.enumerated() {
            let size = entries.size(of: child, sums.sizing)
            switch child {
            case .item(let item): add(item, size: size, path: path + [index % kinds], parent: number)
            case .group(let inner):
                add(inner, outer: size, path: path + [index % kinds], parent: number)
            }
        }
    }

    private mutating func add(_ item: SolvedItem, size: BoxSums, path: [Int], parent: Int) {
        guard let description = item.description else { return }
        var width = item.sizesToContent.width ? ExtentSum("item", content: item.area.width) : size.width
        let insets = description.contentInsets
        if !item.sizesToContent.width, insets.leading != 0 || insets.trailing != 0 {
            let (start, end) = (insets.start(.horizontal), insets.end(.horizontal))
            let less = width.less(start, end, "less the item's contentInsets")
            width =
                less.result == item.frame.width
                ? less
                : width.adding(
                    "the excess of its contentInsets", .exceeded(width.result, start: start, end: end),
                    less.result * -1)
        }
        parts.append(
            LayoutPart(
                kind: .item, place: .subitem(path, tail: tail), parent: parent, words: description.text.words,
                width: width, solvedWidth: item.frame.width, takesContentHeight: item.sizesToContent.height))
    }

    private mutating func addPlace(
        _ child: SolvedElement, _ width: ExtentSum, _ words: [PartWord], path: [Int], parent: Int
    ) {
        guard case .item(let solved) = child else { return }
        parts.append(
            LayoutPart(
                kind: .item, place: .subitem(path, tail: tail), parent: parent, words: words, width: width,
                solvedWidth: solved.frame.width, takesContentHeight: false))
    }
}

extension Length {
    /// The same length as a share of another one, and points.
    fileprivate func share(of whole: Length) -> Length {
        let share = whole.width == 0 ? 0 : width / whole.width
        return Length(points: points - share * whole.points, width: share)
    }
}

/// The sizes of a group's subitems.
private struct Entries {
    let group: SolvedGroup
    let inner: BoxSums
    private var axis: Axis { group.description.axis }

    init(_ group: SolvedGroup, inner: BoxSums) {
        self.group = group
        self.inner = inner
    }

    /// The size of a subitem. If the group has a count, the count replaces the subitem's own extent along the axis.
    func size(of child: SolvedElement, _ sizing: Sizing) -> BoxSums {
        let count = group.fullCount
        let gaps = ExtentSum.Gaps(count: count - 1, spacing: group.description.interItemSpacing.spacing)
        let name = if case .group = child { "group" } else { "item" }
        var size = BoxSums { inner.extent(child.layoutSize[$0], gaps: (axis, gaps), sizing, name) }
        switch group.description.arrangement {
        case .counted, .fitting: break
        case .subitems, .repeating, .custom, .justified, .waterfall, .mosaic: return size
        }
        size[axis] = inner[axis].part(of: count, gaps: gaps, name).wholePixels(sizing)
        return size
    }
}

extension SolvedElement {
    fileprivate var layoutSize: LayoutSize {
        switch self {
        case .group(let group): group.description.layoutSize
        case .item(let item): item.description?.layoutSize ?? .init(width: .absolute(0), height: .absolute(0))
        }
    }
}
