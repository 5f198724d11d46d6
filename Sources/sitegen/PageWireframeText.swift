import LayoutInspection

/// The wireframes of a page for the terminal, one after the other.
struct PageWireframeText {
    let text: String

    init(_ frames: PageFrames, widths: [Int], columns: Int) {
        let lines = widths.flatMap { width in
            [PageFramesText.heading(frames, width)]
                + TerminalWireframe(frames.wireframe(width), columns: columns).lines
        }
        text = lines.map { $0 + "\n" }.joined()
    }
}
