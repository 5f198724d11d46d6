import BrowserSupport

/// A script for the page: it scrolls each row to each offset and returns where it stops.
enum ScrollingScript {
    static let function = """
        async (request) => {
            const outer = document.querySelector("#outer");
            const frame = () => new Promise(requestAnimationFrame);
            const answers = [];
            for (const { width, rows } of request.widths) {
                outer.style.width = width + "px";
                for (const { section, offsets } of rows) {
                    const row = document.querySelector(`#s${section} > .cl-scroller`);
                    const cells = Array.from(row.querySelectorAll(".cl-list li"));
                    const sign = getComputedStyle(row).direction === "rtl" ? -1 : 1;
                    const rests = [];
                    for (const offset of offsets) {
                        row.scrollTo({ left: sign * offset, behavior: "instant" });
                        let last;
                        do {
                            last = row.scrollLeft;
                            await frame();
                        } while (row.scrollLeft !== last);
                        const edge = row.getBoundingClientRect();
                        const places = [cells[0], cells[cells.length - 1]].map((cell) => {
                            const box = cell.getBoundingClientRect();
                            return sign > 0 ? box.left - edge.left : edge.right - box.right;
                        });
                        rests.push([sign * row.scrollLeft, ...places]);
                    }
                    answers.push({ room: row.scrollWidth - row.clientWidth, rests });
                }
            }
            return { answers, overflow: document.documentElement.scrollWidth - innerWidth };
        }
        """

    struct Request: Encodable, Sendable {
        struct Row: Encodable, Sendable {
            var section: Int
            var offsets: [Double]
        }
        struct Width: Encodable, Sendable {
            var width: Double
            var rows: [Row]
        }
        var widths: [Width]
    }

    struct Answer: Decodable, Sendable {
        struct Row: Decodable, Sendable {
            /// The maximum scroll offset of the row, as the browser rounds it.
            var room: Double
            /// The stopped offset, and the starts of the first and the last cell, measured from the row's leading edge.
            var rests: [[Double]]
        }
        var answers: [Row]
        /// The maximum horizontal scroll offset of the page itself.
        var overflow: Double
    }
}
