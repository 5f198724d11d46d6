/// A sized subitem of a group.
struct GroupEntry {
    enum Content {
        case item(LayoutItem)
        case group(SolvedGroup)
    }

    var content: Content
    let firstItem: Int
    var size: Size<Length>
    /// True on an axis where the extent of the content counts.
    let sizesToContent: Size<Bool>

    var itemCount: Int {
        switch content {
        case .item: 1
        case .group(let group): group.leafCount
        }
    }

    func onLine(_ axis: Axis) -> LinePlacement.Entry {
        let edges =
            switch content {
            case .item(let item): item.edgeSpacing
            case .group(let group): group.description.edgeSpacing
            }
        return LinePlacement.Entry(extent: size[axis], start: edges.start(axis), end: edges.end(axis))
    }
}
