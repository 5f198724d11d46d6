import BrowserSupport

/// The layout shifts of a page since it was opened. Only Chromium reports them.
struct LayoutShift: Decodable {
    var sum: Double
    /// The moved elements with old and new positions.
    var moved: [String]
    /// The numbers of pictures and fonts that were loaded.
    var pictures: Int
    var fonts: Int
    /// Milliseconds from the start of the page to the last of them.
    var wait: Double
    /// True if something was painted before the whole page was received.
    var isPaintedEarly: Bool

    fileprivate static let script = """
        async () => {
          let sum = 0;
          const moved = [];
          const text = (box) => [box.x, box.y, box.width, box.height].join(" ");
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              sum += entry.value;
              for (const { node, previousRect, currentRect } of entry.sources) {
                moved.push(`${node?.nodeName} ${node?.className}: ${text(previousRect)} to ${text(currentRect)}`);
              }
            }
          });
          observer.observe({ type: "layout-shift", buffered: true });
          const pictures = [...document.images];
          for (const picture of pictures) picture.loading = "eager";
          await Promise.all(pictures.map((i) => i.decode().catch(() => 0)));
          // Browsers ask for a font when a text is laid out in it, and never for a font that no text has.
          if (document.readyState != "complete") await new Promise((done) => addEventListener("load", done));
          document.body.getBoundingClientRect();
          const wanted = [...document.fonts].filter((f) => f.status != "unloaded");
          const fonts = await Promise.all(wanted.map((f) => f.loaded.catch(() => 0)));
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
          const files = performance.getEntriesByType("resource").filter((e) => e.duration > 0);
          const [page] = performance.getEntriesByType("navigation");
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          let paint;
          while (!(paint = performance.getEntriesByName("first-contentful-paint")[0])) await frame();
          return {
            sum, moved, pictures: pictures.length, fonts: fonts.filter(Boolean).length,
            wait: Math.max(0, ...files.map((e) => e.responseEnd)), isPaintedEarly: paint.startTime < page.responseEnd,
          };
        }
        """
}

extension BrowserSession {
    /// The layout shifts of the open page after all its pictures and fonts have loaded.
    func layoutShift() async throws -> LayoutShift { try await call(LayoutShift.script, 0, as: LayoutShift.self) }
}
