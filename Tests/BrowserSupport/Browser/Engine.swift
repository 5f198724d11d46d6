import Foundation

/// The browser engines in which pages are tested.
public enum Engine: String, CaseIterable, Sendable, CustomStringConvertible {
    case chromium
    case firefox
    case webKit

    public var browser: Browser {
        switch self {
        case .chromium: .chromium
        case .firefox: .firefox
        case .webKit: .webKit
        }
    }

    /// The usual pixel ratios that the engine supports here.
    public var pixelRatios: [Double] {
        switch self {
        case .chromium: [1, 1.25, 1.5, 2, 3]
        case .firefox: [1, 1.5, 2]
        // GDK scales only by whole numbers.
        case .webKit: [1, 2]
        }
    }

    /// The installed engines and the required ones, so that a missing one fails. `SITEGEN_ENGINES` restricts them, to
    /// examine one failure: `SITEGEN_ENGINES=firefox`, `SITEGEN_ENGINES=chromium,webkit`.
    public static let judging: [Engine] = {
        let narrowed = ProcessInfo.processInfo.environment["SITEGEN_ENGINES"]?.split(separator: ",").map(named)
        return allCases.filter { engine in
            (narrowed?.contains(engine) ?? true) && (engine.browser.isRequired || engine.browser.isInstalled)
        }
    }()

    /// Refuses a misspelt name, which would otherwise test nothing and pass.
    private static func named(_ name: Substring) -> Engine {
        guard let engine = allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            fatalError("SITEGEN_ENGINES: no engine is called '\(name)': chromium, firefox, webkit")
        }
        return engine
    }

    public var description: String { browser.name }

    /// Lends the engine's browser to `body` in a clean state.
    public func lend<Result: Sendable>(
        pixelRatio: Double = 1, area: VisibleArea? = nil, _ body: @Sendable (any BrowserSession) async throws -> Result
    ) async throws -> Result {
        switch self {
        case .chromium: try await SharedBrowser.chromium.lend(pixelRatio: pixelRatio, area: area) { try await body($0) }
        case .firefox: try await SharedBrowser.firefox.lend(pixelRatio: pixelRatio, area: area) { try await body($0) }
        case .webKit: try await SharedBrowser.webKit.lend(pixelRatio: pixelRatio, area: area) { try await body($0) }
        }
    }
}
