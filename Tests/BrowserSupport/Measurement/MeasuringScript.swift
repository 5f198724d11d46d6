/// Runs in the page: sets each outer width, lets the browser lay out, and reads all rectangles in one call.
///
/// One call for all widths, because a call costs more than a layout. Rectangles come as one flat list of numbers per
/// width, relative to the root, whose own size stands first. What scrolls by itself is measured as if it were not scrolled.
enum MeasuringScript {
    static let function = """
        async (request) => {
            await document.fonts.ready;
            const outer = document.querySelector(request.outer);
            const root = document.querySelector(request.root);
            const found = request.selectors.map((selector) => Array.from(root.querySelectorAll(selector)));
            const boxes = found.flat();
            const scrollers = boxes.map((box) => box.closest(".cl-scroller"));
            const readings = request.widths.map((width) => {
                outer.style.width = width + "px";
                const origin = root.getBoundingClientRect();
                const numbers = [origin.width, origin.height];
                for (const [index, box] of boxes.entries()) {
                    const rect = box.getBoundingClientRect();
                    const scrolled = scrollers[index]?.scrollLeft ?? 0;
                    numbers.push(rect.left - origin.left + scrolled, rect.top - origin.top, rect.width, rect.height);
                }
                return numbers;
            });
            return { counts: found.map((list) => list.length), readings };
        }
        """

    struct Request: Encodable, Sendable {
        var outer: String
        var root: String
        var selectors: [String]
        var widths: [Double]
    }

    struct Answer: Decodable, Sendable {
        var counts: [Int]
        var readings: [[Double]]
    }
}
