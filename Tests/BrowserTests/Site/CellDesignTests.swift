import BrowserSupport
import Testing

/// Two designs of a cell in one document, chosen by the classes of width and height.
@Suite("Parts of a cell match its design", .anyBrowser)
struct CellDesignTests {
    /// Boxes as x, y, width, height in CSS px, measured from the corner of the layout.
    struct Parts: Decodable, Equatable {
        var cell: [Double]
        var picture: [Double]
        var labelsX: Double
        var labelsWidth: Double
        /// The distance from the top of the cell in CSS px.
        var labelsEnd: Double
        var hasChevron: Bool
    }

    static let script = """
        (index) => {
          const root = document.querySelector(".cl").getBoundingClientRect();
          const cell = document.querySelectorAll(".cl-list > li")[index];
          // Firefox answers in single precision.
          const near = (v) => Math.round(v * 64) / 64;
          const box = (e) => {
            const r = e.getBoundingClientRect();
            return [r.x - root.x, r.y - root.y, r.width, r.height].map(near);
          };
          const labels = box(cell.querySelector(".cell-labels"));
          return {
            cell: box(cell), picture: box(cell.querySelector(".art")), labelsX: labels[0], labelsWidth: labels[2],
            labelsEnd: labels[1] + labels[3] - box(cell)[1],
            hasChevron: getComputedStyle(cell.querySelector(".cell-chevron")).display !== "none",
          };
        }
        """

    /// Rows of 90: a picture of 74 at 20, text 14 after it, a chevron of 16 and 20 to the edge. The text is centred
    /// vertically and its height is not tested.
    static func row(_ index: Double, width: Double, labelsEnd: Double) -> Parts {
        Parts(
            cell: [0, index * 90, width, 90], picture: [20, index * 90 + 8, 74, 74], labelsX: 108,
            labelsWidth: width - 108 - 14 - 16 - 20, labelsEnd: labelsEnd, hasChevron: true)
    }

    /// Cards of 200 x 250: the picture is square, and the text ends with the card.
    static func card(x: Double, y: Double) -> Parts {
        Parts(
            cell: [x, y, 200, 250], picture: [x, y, 200, 200], labelsX: x, labelsWidth: 200, labelsEnd: 250,
            hasChevron: false)
    }

    @Test("albums", arguments: Engine.judging)
    func albums(engine: Engine) async throws {
        let site = try await DemoSite.shared
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                // Wide but low also counts as compact.
                for (width, height) in [(390, 844), (599, 844), (900, 479)] {
                    try await browser.setViewport(width: width, height: height)
                    try await browser.navigate(to: server.address("/albums/"))
                    let actual: Double = try await browser.evaluate("document.documentElement.clientWidth")
                    for index in [0, 3] {
                        let parts = try await browser.call(Self.script, index, as: Parts.self)
                        #expect(parts == Self.row(Double(index), width: actual, labelsEnd: parts.labelsEnd))
                        #expect(parts.labelsEnd > 45 && parts.labelsEnd <= 90)
                    }
                }
                // 820 - 40 - 3 * 200 leaves two gaps of 90; 1200 - 40 - 5 * 200 leaves four of 40.
                for (width, index, x, y) in [
                    (820, 0, 20.0, 20.0), (820, 2, 600, 20), (820, 3, 20, 290), (1200, 1, 260, 20), (1200, 4, 980, 20),
                ] {
                    try await browser.setViewport(width: width, height: 900)
                    try await browser.navigate(to: server.address("/albums/"))
                    let parts = try await browser.call(Self.script, index, as: Parts.self)
                    #expect(parts == Self.card(x: x, y: y), "\(engine), \(width) px")
                }
            }
        }
    }

    /// Seed 002: 4 columns of 93 with gaps of 1 at 375; margins of 15 and gaps of 20 in regular sizes.
    @Test("photos", arguments: Engine.judging)
    func photos(engine: Engine) async throws {
        let site = try await DemoSite.shared
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.output)) { server in
                let script = """
                    (width) => {
                      const root = document.querySelector(".cl");
                      root.style.inlineSize = width + "px";
                      const r = root.getBoundingClientRect();
                      return [...document.querySelectorAll(".cl-list .art")].slice(0, 6).map((e) => {
                        const b = e.getBoundingClientRect();
                        return [b.x - r.x, b.y - r.y, b.width, b.height];
                      });
                    }
                    """
                try await browser.setViewport(width: 1200, height: 900)
                try await browser.navigate(to: server.address("/albums/dunes/"))
                let tight = try await browser.call(script, 375, as: [[Double]].self)
                #expect(tight == [[0, 0], [94, 0], [188, 0], [282, 0], [0, 94], [94, 94]].map { $0 + [93, 93] })
                // (770 - 30 - 4 * 20) / 5
                let apart = try await browser.call(script, 770, as: [[Double]].self)
                #expect(
                    apart
                        == [[15, 15], [167, 15], [319, 15], [471, 15], [623, 15], [15, 167]].map { $0 + [132, 132] })
            }
        }
    }
}
