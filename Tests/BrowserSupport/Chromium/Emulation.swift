/// The visible area and the number of device pixels per CSS px.
public struct Viewport: Hashable, Sendable, Encodable {
    public var width: Int
    public var height: Int
    public var deviceScaleFactor: Double
    public var mobile: Bool

    public init(width: Int, height: Int, deviceScaleFactor: Double = 1, mobile: Bool = false) {
        self.width = width
        self.height = height
        self.deviceScaleFactor = deviceScaleFactor
        self.mobile = mobile
    }
}

/// Values for media queries that replace the machine's own.
public struct EmulatedMedia: Hashable, Sendable, Encodable {
    struct Feature: Hashable, Sendable, Encodable {
        var name: String
        var value: String
    }

    /// `screen` or `print`; empty for the default.
    var media: String
    var features: [Feature]

    /// - Parameter features: for example `["prefers-color-scheme": "dark"]`.
    public init(media: String = "", features: [String: String] = [:]) {
        self.media = media
        self.features = features.sorted { $0.key < $1.key }.map { Feature(name: $0.key, value: $0.value) }
    }

    public static let dark = EmulatedMedia(features: ["prefers-color-scheme": "dark"])
    public static let light = EmulatedMedia(features: ["prefers-color-scheme": "light"])
    public static let print = EmulatedMedia(media: "print")
    public static let reducedMotion = EmulatedMedia(features: ["prefers-reduced-motion": "reduce"])
}

extension ChromiumSession {
    public func emulate(_ viewport: Viewport) async throws {
        try await devTools("Emulation.setDeviceMetricsOverride", viewport)
    }

    public func emulate(_ media: EmulatedMedia) async throws {
        try await devTools("Emulation.setEmulatedMedia", media)
    }

    func clearViewport() async throws {
        try await devTools("Emulation.clearDeviceMetricsOverride", Nothing())
    }
}
