import BrowserSupport
import CompositionalLayout
import GridCSS
import Testing

/// Where parts of a section overlap, the engine's topmost part must be visible: the highest z, and at equal z the last
/// of items, badges, headers and backgrounds.
@Suite("The browser draws in the solver's order", .anyBrowser)
struct DrawingOrderTests {
    private static let overlapping = JudgedLayout(
        "drawing order", items: 7, section(badgeZ: [1, -1, 3, 1], raised: true))

    private static func section(badgeZ: [Int], raised: Bool) -> LayoutSection {
        let kinds = ["new", "count", "dot", "tab"]
        let points: [(LayoutAnchor.Edges, Point<Double>)] = [
            ([.top, .trailing], Point(x: 22, y: -9)), ([.bottom, .leading], Point(x: -15, y: 12)), ([], .zero),
            ([.top], Point(x: 0, y: 4)),
        ]
        var cell = JudgedLayout.item(.fractionalWidth(0.4), .fractionalHeight(1))
        cell.supplementaryItems = zip(zip(kinds, points), badgeZ).map { one, z in
            JudgedLayout.badge(
                one.0, one.1.0, .absolute(41), .absolute(28), offset: .absolute(one.1.1), z: z)
        }
        var section = LayoutSection(
            group: .horizontal(
                layoutSize: JudgedLayout.size(.fractionalWidth(1), .absolute(80)), repeatingSubitem: cell, count: 3
            ).spaced(-30), contentInsets: .init(all: 10), interGroupSpacing: -12,
            boundarySupplementaryItems: [
                JudgedLayout.boundary("header", .top, .absolute(40), offset: Point(x: 0, y: 25)),
                JudgedLayout.boundary("footer", .bottom, .absolute(30), extends: false),
            ])
        if raised {
            section.decorationItems = [
                .background(elementKind: "background"),
                DecorationItem(elementKind: "panel", contentInsets: .init(top: 60, leading: 90), zIndex: 2),
            ]
        }
        return section
    }

    static let layouts = [
        overlapping,
        JudgedLayout("drawing order without backgrounds", items: 7, section(badgeZ: [1, 0, 1, 2], raised: false)),
        JudgedLayout(
            "drawing order of custom items", items: 8,
            LayoutSection(
                group: .custom(layoutSize: JudgedLayout.size(.fractionalWidth(1), .absolute(90))) { size in
                    [2, 0, 1, 0].enumerated().map { number, z in
                        LayoutGroupCustomItem(
                            frame: Rect(
                                x: Length(points: Double(number * 40)), y: Length(points: Double(number * 11)),
                                width: 100, height: 60), zIndex: z)
                    }
                }, interGroupSpacing: -20)),
        JudgedLayout("drawing order in a tail", items: 5, JudgedLayout.orderedTails),
    ]

    @Test("for parts that overlap", arguments: layouts)
    func topmost(layout: JudgedLayout) async throws {
        let page = try JudgedPage(layout, widths: 600...600)
        #expect(page.styles.flatMap(\.problems).isEmpty)
        let section = layout.frames(width: 600, measured: .init()).frames.sections[0]
        let parts = page.drawn(section, items: layout.solvedZ(width: 600))
        // Some browsers round points up, so these are whole pixels.
        let points = stride(from: 3, to: section.frame.height, by: 9).flatMap { y in
            stride(from: 2, to: 600, by: 11).map { Point(x: $0, y: y) }
        }
        let expected = points.map { point in
            parts.last { part in
                part.frame.x <= point.x && point.x < part.frame.maxX && part.frame.y <= point.y
                    && point.y < part.frame.maxY
            }?.name ?? ""
        }
        #expect(Set(expected).count > 3)
        for engine in Engine.judging {
            let seen = try await engine.lend { browser in
                try await browser.setViewport(width: 700, height: 800)
                try await browser.show(page.html(isDrawn: true))
                return try await browser.call(Self.script, points.map { [$0.x, $0.y] }, as: [String].self)
            }
            let wrong = points.indices.filter { seen[$0] != expected[$0] }
            #expect(
                wrong.isEmpty,
                "\(engine): \(wrong.count) of \(points.count), first at \(wrong.first.map { "\(points[$0]): \(seen[$0]) for \(expected[$0])" } ?? "")"
            )
        }
    }

    /// The topmost part at each point: its class and its index among those of the class.
    private static let script = """
        (points) => {
            document.querySelector("#outer").style.inlineSize = "600px";
            for (const text of document.querySelectorAll(".text")) text.style.visibility = "hidden";
            const section = document.querySelector(".cl-section");
            const corner = section.getBoundingClientRect();
            const name = (element) => {
                if (element.localName === "li") return "item " + [...element.parentNode.children].indexOf(element);
                const own = [...element.classList].find((name) => name.startsWith("cl-"));
                return own + " " + [...section.querySelectorAll("." + own)].indexOf(element);
            };
            return points.map(([x, y]) => {
                const found = document.elementsFromPoint(corner.x + x, corner.y + y)
                    .find((one) => section.contains(one) && !one.matches(".cl-section, .cl-list, .text"));
                return found ? name(found) : "";
            });
        }
        """
}

extension JudgedLayout {
    /// The z-indexes of the cells in the first section.
    fileprivate func solvedZ(width: Double) -> [Int] {
        let description = sections[0].provider(environment.layoutEnvironment(width: width))
        let layout = CollectionLayout { _, _ in description }
        let solved = layout.solve(in: Size(width: width, height: Self.height), itemCounts: [sections[0].itemCount])
        return solved.sections[0].runs.flatMap { run in
            let pattern = run.pattern.leaves.map(\.zIndex)
            return (0..<run.itemCount).map { pattern[$0 % pattern.count] }
        }
    }
}

extension JudgedPage {
    fileprivate struct Part {
        let name: String
        let frame: Rect<Double>
        let z: Int
    }

    /// All drawn parts of a section from bottom to top.
    fileprivate func drawn(_ section: LayoutFrames.Section, items zIndexes: [Int]) -> [Part] {
        var counts: [String: Int] = [:]
        func parts(_ elements: [LayoutFrames.Element], _ prefix: String) -> [Part] {
            elements.map { element in
                let name = prefix + element.elementKind
                defer { counts[name, default: 0] += 1 }
                return Part(name: "\(name) \(counts[name, default: 0])", frame: element.frame, z: element.zIndex)
            }
        }
        let all =
            zip(section.items, zIndexes).enumerated().map { Part(name: "item \($0)", frame: $1.0, z: $1.1) }
            + parts(section.supplementaryItems, "cl-supplementary-") + parts(section.boundaryItems, "cl-")
            + parts(section.decorationItems, "cl-decoration-")
        return all.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element)
    }
}
