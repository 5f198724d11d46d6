/// A script for the page: it sets each outer width, lets the browser lay out, and returns all rectangles in one call.
///
/// It is one call for all widths, because a call costs more than a layout. For each width, the rectangles are one flat
/// list of numbers, relative to the root, whose own size comes first. Elements with their own scrolling are measured at
/// offset zero.
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
