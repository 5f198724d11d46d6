import BrowserSupport

/// One way in which a page is seen.
struct AxeShowing: Hashable, Sendable, CustomStringConvertible {
    enum Scheme: String, Sendable, CaseIterable { case light, dark }

    var width: Int
    var scheme: Scheme

    static let all = [360, 1280].flatMap { width in
        Scheme.allCases.map { AxeShowing(width: width, scheme: $0) }
    }

    var description: String { "\(width) px, \(scheme)" }

    func show(in browser: ChromiumSession) async throws {
        try await browser.setViewport(width: width, height: 900)
        // Colours on their way to others are no colours to judge.
        try await browser.emulate(
            EmulatedMedia(features: [
                "prefers-color-scheme": scheme.rawValue, "prefers-reduced-motion": "reduce",
            ]))
    }
}
