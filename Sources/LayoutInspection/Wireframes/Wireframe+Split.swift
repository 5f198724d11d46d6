import CompositionalLayout

extension Wireframe {
    /// The wireframe of a split layout: the wireframes of its stacks, side by side.
    public init(_ split: SolvedSplitLayout, longest: Double = 2400) {
        let stacks = split.stacks.map { (x: $0.x, wireframe: Wireframe($0.layout, longest: longest)) }
        width = split.container.width
        height = stacks.map(\.wireframe.height).max() ?? 0
        boxes = stacks.flatMap { x, stack in
            stack.boxes.map { Box(kind: $0.kind, frame: $0.frame.moved(by: Point(x: x, y: 0)), label: $0.label) }
        }
        cellsBelow = stacks.reduce(0) { $0 + $1.wireframe.cellsBelow }
    }
}
