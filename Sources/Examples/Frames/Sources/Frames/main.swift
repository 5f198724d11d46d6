import CompositionalLayout
import LayoutInspection

// Frames: the engine alone. It prints where every cell stands, and draws the cells in the terminal.
let layout = CollectionLayout { _, environment in
    let columns = environment.container.effectiveContentSize.width < 500 ? 1 : 2
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(120))
    return LayoutSection(group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
}
let frames = layout.solve(in: Size(width: 800, height: 600), itemCounts: [5]).frames()
print(frames.sections[0].items[1])  // x: 400, y: 0, width: 400, height: 120

for width in [390.0, 800] {
    let solved = layout.solve(in: Size(width: width, height: 600), itemCounts: [5])
    print(FrameText(solved.frames(), sections: ["feed"]).lines.joined(separator: "\n"))
    print(TerminalWireframe(Wireframe(solved), columns: 60).lines.joined(separator: "\n"))
}
