extension DescriptionCheck {
    mutating func check(_ items: [BoundarySupplementaryItem], scrollAxis: Axis) {
        var kinds: Set<String> = []
        for item in items {
            check(item.layoutSize)
            check(item.contentInsets)
            findings.check([item.absoluteOffset.x, item.absoluteOffset.y])
            if !kinds.insert(item.elementKind).inserted { findings.report(.duplicateKind(item.elementKind)) }
            if item.pinToVisibleBounds, item.alignment.edge(scrollAxis) == .middle {
                findings.warn(.pinWithoutEffect(item.elementKind))
            }
        }
    }
}
