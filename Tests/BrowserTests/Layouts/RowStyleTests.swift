import BrowserSupport
import CompositionalLayout
import Testing

@Suite("Rows of lists", .anyBrowser)
struct RowStyleTests {
    private static let page: Result<JudgedPage, any Error> = Result {
        let sections = ListConfiguration.Appearance.allCases.map { appearance in
            let list = LayoutSection.list(using: ListConfiguration(appearance: appearance))
            return JudgedLayout.Section(itemCount: 3) { _ in list }
        }
        return try JudgedPage(JudgedLayout("lists", sections: sections), widths: 240...2560)
    }

    private struct Row: Decodable, Sendable, Equatable {
        /// The distance of the separator from the leading edge, or `nil` if there is none.
        var separator: Double?
        var hasGround: Bool
        /// The radii of the corners at the leading edge, above and below.
        var radii: [Double]
    }

    private static let look = """
        () => [...document.querySelectorAll(".cl-list")].map((list) => [...list.children].map((row) => {
            const line = getComputedStyle(row, "::after"), style = getComputedStyle(row);
            const isDrawn = line.content === '""' && line.borderBottomStyle === "solid" && line.bottom === "0px";
            return {
                separator: isDrawn ? parseFloat(line.insetInlineStart) : null,
                hasGround: style.backgroundColor !== "rgba(0, 0, 0, 0)",
                radii: [style.borderStartStartRadius, style.borderEndStartRadius].map(parseFloat),
            };
        }))
        """

    @Test("have separators between them, and a ground with corners", arguments: Engine.judging)
    func look(engine: Engine) async throws {
        for direction in PageDirection.allCases {
            let lists = try await engine.lend(area: VisibleArea(width: 820, height: 900)) { browser in
                try await browser.show(Self.page.get().html(isDrawn: true))
                try await browser.turn(direction)
                return try await browser.evaluate("(\(Self.look))()", as: [[Row]].self)
            }
            for (appearance, rows) in zip(ListConfiguration.Appearance.allCases, lists) {
                let hasLines = appearance != .sidebar
                let hasGround = [.grouped, .insetGrouped].contains(appearance)
                let corner = appearance == .insetGrouped ? 10.0 : 0
                let expected = [[corner, 0], [0, 0], [0, corner]].enumerated().map { index, radii in
                    Row(separator: hasLines && index < 2 ? 20 : nil, hasGround: hasGround, radii: radii)
                }
                #expect(rows == expected, "\(engine), \(direction), \(appearance)")
            }
        }
    }
}
