/// The measurements of one query.
struct SearchVisit: Decodable, Sendable {
    /// Milliseconds from the key press until the results are on the page and laid out.
    var time: Double
    /// Bytes of scripts and index that were loaded since the previous query; for the first one, since the page began to
    /// load.
    var bytes: Int
    var files: Int
    /// The page's message about the number of results.
    var status: String

    /// Types a query and waits for the message about its results.
    static let stopwatch = """
        async (query) => {
          const form = document.querySelector("form[data-search=page]");
          const input = form.querySelector("input"), status = form.parentElement.querySelector("[data-status]");
          const told = new Promise((done) => {
            const observer = new MutationObserver(() => {
              if (status.textContent) { observer.disconnect(); done(); }
            });
            observer.observe(status, { childList: true, characterData: true, subtree: true });
          });
          const start = performance.now();
          input.value = query;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          await told;
          form.getBoundingClientRect();
          const time = performance.now() - start;
          const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/search/"));
          performance.clearResourceTimings();
          return {
            time, files: loaded.length, bytes: loaded.reduce((sum, file) => sum + file.encodedBodySize, 0),
            status: status.textContent,
          };
        }
        """

    /// `a rare word (kibabo): 131.2 ms (129.0 to 140.5), 3 files, 120 kB: 4 results`
    static func report(_ visits: [SearchVisit], _ query: SearchQuery) -> String {
        let times = visits.map(\.time)
        guard let lowest = times.min(), let highest = times.max(), let last = visits.last else { return query.name }
        return """
            \(query.name) (\(query.text)): \(milliseconds(PairedTimes.median(times))) ms \
            (\(milliseconds(lowest)) to \(milliseconds(highest))), \(last.files) files, \(kilobytes(last.bytes)): \
            \(last.status)
            """
    }

    static func kilobytes(_ bytes: Int) -> String { "\((Double(bytes) / 100).rounded() / 10) kB" }

    private static func milliseconds(_ time: Double) -> Double { (time * 10).rounded() / 10 }
}
