import Foundation

/// Runs axe-core (https://github.com/dequelabs/axe-core) with its default rules in the open page of a browser.
public struct AxeChecker {
    public struct Violation: Decodable, Hashable, Sendable, CustomStringConvertible {
        public var rule: String
        /// A CSS selector.
        public var place: String
        public var problem: String

        public var description: String { "\(place): \(problem) [\(rule)]" }
    }

    public let browser: ChromiumSession
    private let source: String

    public init(_ browser: ChromiumSession) throws {
        self.browser = browser
        source = try String(contentsOfFile: CheckerTool.axe.path, encoding: .utf8)
    }

    /// Loads axe-core into the open page.
    public func load() async throws {
        // An indirect `eval` runs the source in the global scope of the page.
        _ = try await browser.call("(source) => { (0, eval)(source); return true }", source, as: Bool.self)
    }

    public func violations(in showing: AxeShowing) async throws -> [Violation] {
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
