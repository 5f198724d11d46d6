import BrowserSupport

/// What a page has moved since it was opened. Chromium alone tells.
struct LayoutShift: Decodable {
    var sum: Double
    /// What moved: from where, to where.
    var moved: [String]
    /// How many pictures there were to wait for, and how many fonts.
    var pictures: Int
    var fonts: Int
    /// Milliseconds from the page to the last of them.
    var wait: Double
    /// Whether something was painted before all of the page had come.
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
          const fonts = await Promise.all([...document.fonts].map((f) => f.loaded.catch(() => 0)));
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
          const files = performance.getEntriesByType("resource").filter((e) => e.duration > 0);
          const [page] = performance.getEntriesByType("navigation");
          const [paint] = performance.getEntriesByName("first-contentful-paint");
          return {
            sum, moved, pictures: pictures.length, fonts: fonts.filter(Boolean).length,
            wait: Math.max(0, ...files.map((e) => e.responseEnd)), isPaintedEarly: paint.startTime < page.responseEnd,
          };
        }
        """
}

extension BrowserSession {
    /// What moved on the page that is open, once all of its pictures and fonts have come.
    func layoutShift() async throws -> LayoutShift { try await call(LayoutShift.script, 0, as: LayoutShift.self) }
}
