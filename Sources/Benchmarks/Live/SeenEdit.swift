/// When an open page had an edit, in milliseconds.
struct SeenEdit: Decodable, Sendable {
    /// The text stood in the page.
    var changed: Double
    /// The frame with it was drawn.
    var drawn: Double

    /// Notes when each word is first in a card. What a frame asks for is done before it is drawn, a message it sends after.
    static let watch = """
        () => {
          const now = () => performance.timeOrigin + performance.now();
          window.seenEdits = new Map();
          new MutationObserver(() => {
            for (const card of document.querySelectorAll(".card")) {
              const word = card.textContent.match(/edit\\d+x/)?.[0];
              if (!word || window.seenEdits.has(word)) continue;
              const seen = { changed: now(), drawn: null };
              window.seenEdits.set(word, seen);
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => { seen.drawn = now(); };
                port2.postMessage(null);
              });
            }
          }).observe(document.body, { childList: true, characterData: true, subtree: true });
          return true;
        }
        """

    static let wait = """
        async (word) => {
          for (;;) {
            const seen = window.seenEdits?.get(word);
            if (seen?.drawn) return seen;
            await new Promise((done) => setTimeout(done, 20));
          }
        }
        """

    /// `changed 41.3 ms (38.0 to 60.1), drawn 52.6 ms (47.2 to 71.0)`
    static func report(_ edits: [SeenEdit]) -> String {
        "changed \(spread(edits.map(\.changed))), drawn \(spread(edits.map(\.drawn)))"
    }

    private static func spread(_ times: [Double]) -> String {
        "\(tenths(PairedTimes.median(times))) ms (\(tenths(times.min() ?? .nan)) to \(tenths(times.max() ?? .nan)))"
    }

    private static func tenths(_ time: Double) -> Double { (time * 10).rounded() / 10 }
}
