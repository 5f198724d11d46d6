/// One way to show a page.
public struct AxeShowing: Hashable, Sendable, CustomStringConvertible {
    public enum Scheme: String, Sendable, CaseIterable { case light, dark }

    public var width: Int
    public var scheme: Scheme

    public static let all = [360, 1280].flatMap { width in
        Scheme.allCases.map { AxeShowing(width: width, scheme: $0) }
    }

    public var description: String { "\(width) px, \(scheme)" }

    func show(in browser: ChromiumSession) async throws {
        try await browser.setViewport(width: width, height: 900)
        // Colours in a transition must not be judged.
        try await browser.emulate(
            EmulatedMedia(features: [
                "prefers-color-scheme": scheme.rawValue, "prefers-reduced-motion": "reduce",
            ]))
    }
}
