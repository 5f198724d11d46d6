extension SolvedElement {
    func moved(by offset: Point<Length>) -> SolvedElement {
        switch self {
        case .item(let item): .item(item.moved(by: offset))
        case .group(let group): .group(group.moved(by: offset))
        }
    }
}

extension SolvedGroup {
    func moved(by offset: Point<Length>) -> SolvedGroup {
        SolvedGroup(
            description: description, area: area.moved(by: offset), children: children.map { $0.moved(by: offset) },
            sizesToContent: sizesToContent, supplementaryItems: supplementaryItems.map { $0.moved(by: offset) },
            fullCount: fullCount)
    }
}

extension SolvedItem {
    func moved(by offset: Point<Length>) -> SolvedItem {
        SolvedItem(
            description: description, area: area.moved(by: offset), frame: frame.moved(by: offset),
            sizesToContent: sizesToContent, zIndex: zIndex,
            supplementaryItems: supplementaryItems.map { $0.moved(by: offset) })
    }
}

extension SolvedSupplementaryItem {
    func moved(by offset: Point<Length>) -> SolvedSupplementaryItem {
        SolvedSupplementaryItem(description: description, frame: frame.moved(by: offset))
    }
}
