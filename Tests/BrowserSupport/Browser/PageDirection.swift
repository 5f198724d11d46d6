/// The reading direction of a page, from its `dir` attribute.
public enum PageDirection: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

extension BrowserSession {
    /// Sets the direction of the open page.
    public func turn(_ direction: PageDirection) async throws {
        let function = "(direction) => { document.documentElement.dir = direction; return true }"
        _ = try await call(function, direction.rawValue, as: Bool.self)
    }
}
