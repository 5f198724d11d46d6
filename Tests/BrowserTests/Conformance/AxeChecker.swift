import BrowserSupport
import Foundation

/// axe-core (https://github.com/dequelabs/axe-core) in the open page of a browser, with all rules that it has switched on.
struct AxeChecker {
    struct Violation: Decodable, Hashable, Sendable, CustomStringConvertible {
        var rule: String
        /// A CSS selector.
        var place: String
        var problem: String

        var description: String { "\(place): \(problem) [\(rule)]" }
    }

    let browser: ChromiumSession
    private let source: String

    init(_ browser: ChromiumSession) throws {
        self.browser = browser
        source = try String(contentsOfFile: CheckerTool.axe.path, encoding: .utf8)
    }

    func open(_ state: PageState, from server: PageServer) async throws {
        try await browser.navigate(to: server.address(state.page))
        _ = try await browser.call("() => { \(state.action); return true }", 0, as: Bool.self)
        try await browser.wait(for: state.ready)
        // An indirect `eval` defines what the source defines for the whole page.
        _ = try await browser.call("(source) => { (0, eval)(source); return true }", source, as: Bool.self)
    }

    func violations(in showing: AxeShowing) async throws -> [Violation] {
        try await showing.show(in: browser)
        return try await browser.call(Self.script, 0, as: [Violation].self)
    }

    private static let script = """
        async () => {
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          const ends = ({ timeline, playState, effect }) => timeline === document.timeline
            && playState === "running" && effect.getComputedTiming().endTime !== Infinity;
          await Promise.all(document.getAnimations().filter(ends).map(({ finished }) => finished.catch(() => 0)));
          const { violations } = await axe.run(document, { resultTypes: ["violations"] });
          return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({
            rule: id, place: node.target.flat().join(" "), problem: node.failureSummary.replace(/\\s+/g, " "),
          })));
        }
        """
}

extension ChromiumSession {
    /// Waits until an element is there, ten seconds at most.
    fileprivate func wait(for selector: String) async throws {
        for _ in 0..<200 {
            if try await call("(selector) => document.querySelector(selector) !== null", selector, as: Bool.self) {
                return
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw NothingMatched(selector: selector)
    }

    struct NothingMatched: Error { var selector: String }
}
