import BrowserSupport
import CompositionalLayout
import GridCSS
import Testing

@Suite("Dots of rows", .anyBrowser)
struct RowDotsTests {
    /// A row of each behaviour that scrolls, with ten groups of two cells, and dots.
    private static let page: Result<JudgedPage, any Error> = Result {
        let cell = LayoutItem(layoutSize: .init(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        let dots = BoundarySupplementaryItem(
            layoutSize: .init(width: .fractionalWidth(1), height: .absolute(32)), elementKind: RowDots.kind,
            alignment: .bottom)
        let rows = behaviors.map { behavior in
            var row = LayoutSection(
                group: .vertical(
                    layoutSize: .init(width: .absolute(200), height: .absolute(100)), subitem: cell, count: 2),
                contentInsets: .init(leading: 20, trailing: 10), interGroupSpacing: 12,
                boundarySupplementaryItems: [dots])
            row.orthogonalScrollingBehavior = behavior
            return JudgedLayout.Section(itemCount: 20) { [row] _ in row }
        }
        return try JudgedPage(JudgedLayout("dots", sections: rows), widths: 240...2560)
    }

    /// The distance of the fourth group from the start. Groups are at multiples of 212.
    private static func rest(_ behavior: OrthogonalScrollingBehavior, in room: Double) -> Double {
        switch behavior {
        case .paging: (3 * 212.0).truncatingRemainder(dividingBy: room)
        case .groupPagingCentered: (room - 200) / 2
        case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging: 0
        }
    }

    private static let behaviors = OrthogonalScrollingBehavior.allCases.filter { $0 != .none }

    private struct Seen: Decodable, Sendable {
        /// The cells, from 0, whose links are visible.
        var shown: [Int]
        /// The sizes of their boxes in CSS px.
        var sizes: [[Double]]
        /// The distance of the fourth group from the start of the row's content, after a click on its link.
        var distance: Double
        /// The width in which the row is visible, between its insets.
        var room: Double
    }

    private static let look = """
        async () => {
            const look = async (section, number) => {
                const dots = section.querySelector(".cl-dots"), row = section.querySelector(".cl-scroller");
                const cells = [...row.querySelectorAll("li")], nav = document.createElement("nav");
                cells.forEach((cell, index) => {
                    cell.id = `c${number}.${index}`;
                    nav.insertAdjacentHTML("beforeend", `<a href="#${cell.id}" aria-label="${index}"></a>`);
                });
                dots.replaceChildren(nav);
                const links = [...nav.children], shown = links.filter((link) => link.checkVisibility());
                links[6].click();
                for (let i = 0; i < 200 && row.scrollLeft === 0; i++) await new Promise(requestAnimationFrame);
                for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
                const edge = row.getBoundingClientRect(), cell = cells[6].getBoundingClientRect();
                const isTurned = getComputedStyle(row).direction === "rtl";
                return {
                    shown: shown.map((link) => links.indexOf(link)),
                    sizes: shown.map((link) => link.getBoundingClientRect()).map((box) => [box.width, box.height]),
                    distance: (isTurned ? edge.right - cell.right : cell.left - edge.left) - 20, room: edge.width - 30,
                };
            };
            const found = [];
            for (const section of document.querySelectorAll(".cl-section")) found.push(await look(section, found.length));
            return found;
        }
        """

    @Test("lead to the first cell of each group", arguments: Engine.judging)
    func dots(engine: Engine) async throws {
        for direction in PageDirection.allCases {
            let html = try Self.page.get().html(isDrawn: true)
            let seen = try await engine.lend(area: VisibleArea(width: 500, height: 900)) { browser in
                try await PageServer.serving(.pages(["index.html": html])) { server in
                    try await browser.navigate(to: server.address("index.html"))
                    try await browser.turn(direction)
                    return try await browser.evaluate("(\(Self.look))()", as: [Seen].self)
                }
            }
            for (behavior, row) in zip(Self.behaviors, seen) {
                #expect(row.shown == Array(stride(from: 0, to: 20, by: 2)))
                // WCAG 2.5.8 asks for 24 by 24.
                #expect(row.sizes.allSatisfy { $0 == [24, 24] })
                let expected = Self.rest(behavior, in: row.room)
                #expect(abs(row.distance - expected) <= 1, "\(engine), \(direction), \(behavior): \(row)")
            }
        }
    }
}
