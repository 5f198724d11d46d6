import BrowserSupport
import CompositionalLayout
import Testing

@Suite("Effects of rows", .anyBrowser)
struct RowPropertyTests {
    private static let effects = OrthogonalScrollingProperties.Effect.allCases

    /// A row of ten cells with each effect. At 820 px four cells are wholly in view, and the fifth is partly.
    private static let page: Result<JudgedPage, any Error> = Result {
        let sections = effects.map { effect in
            var row = JudgedLayout.shelf(
                .groupPaging,
                .horizontal(
                    layoutSize: .init(width: .absolute(190), height: .absolute(100)),
                    subitems: [LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))]),
                spacing: 12)
            row.orthogonalScrollingProperties = .init(bounce: .never, hasArrows: true, effect: effect)
            return JudgedLayout.Section(itemCount: 10) { [row] _ in row }
        }
        return try JudgedPage(JudgedLayout("effects", sections: sections), widths: 240...2560)
    }

    private struct Seen: Decodable, Sendable {
        var supportsEffects: Bool
        var bounces: [String]
        /// For each row, the changed cells that are wholly in view, those partly in view, and the changed pictures.
        var changed: [[Int]]
    }

    private static let look = """
        async () => {
            for (const cell of document.querySelectorAll("li")) {
                cell.lastElementChild.insertAdjacentHTML("beforeend", "<img width='20' height='20' alt=''>");
            }
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            const isChanged = (element) => {
                const style = getComputedStyle(element);
                const isTurned = style.transform !== "none" && !new DOMMatrix(style.transform).isIdentity;
                return style.opacity !== "1" || !["none", "1"].includes(style.scale) || isTurned;
            };
            const rows = [...document.querySelectorAll(".cl-scroller")];
            return {
                supportsEffects: CSS.supports("animation-timeline: view(inline)"),
                bounces: rows.map((row) => getComputedStyle(row).overscrollBehaviorInline),
                changed: rows.map((row) => {
                    const edge = row.getBoundingClientRect(), counts = [0, 0, 0];
                    for (const cell of row.querySelectorAll("li")) {
                        const box = cell.getBoundingClientRect(), inside = cell.lastElementChild;
                        const isWhole = box.left >= edge.left && box.right <= edge.right;
                        if (box.left > edge.right - 5 || box.right < edge.left + 5) continue;
                        if (isChanged(inside)) counts[isWhole ? 0 : 1] += 1;
                        if (isWhole && isChanged(inside.lastElementChild)) counts[2] += 1;
                    }
                    return counts;
                }),
            };
        }
        """

    private func seen(in browser: any BrowserSession, _ direction: PageDirection) async throws -> Seen {
        try await browser.show(Self.page.get().html(isDrawn: true))
        try await browser.turn(direction)
        return try await browser.evaluate("(\(Self.look))()")
    }

    @Test("change cells that are partly in view, where an engine can", arguments: Engine.judging)
    func effects(engine: Engine) async throws {
        for direction in PageDirection.allCases {
            let seen = try await engine.lend(area: VisibleArea(width: 820, height: 900)) {
                try await self.seen(in: $0, direction)
            }
            #expect(seen.bounces.allSatisfy { $0 == "none" })
            for (effect, counts) in zip(Self.effects, seen.changed) {
                let isDrawn = seen.supportsEffects && direction == .leftToRight
                let isCell = isDrawn && ![.none, .parallax].contains(effect)
                let isPicture = isDrawn && effect == .parallax
                #expect(counts == [0, isCell ? 1 : 0, isPicture ? 4 : 0], "\(engine), \(direction), \(effect)")
            }
        }
    }

    @Test("leave cells alone for visitors who want less motion", .browser(.chromium))
    func lessMotion() async throws {
        try await SharedBrowser.chromium.lend { browser in
            try await browser.setViewport(width: 820, height: 900)
            try await browser.emulate(.reducedMotion)
            let seen = try await seen(in: browser, .leftToRight)
            #expect(seen.supportsEffects)
            #expect(seen.changed.allSatisfy { $0 == [0, 0, 0] }, "\(seen.changed)")
        }
    }
}
