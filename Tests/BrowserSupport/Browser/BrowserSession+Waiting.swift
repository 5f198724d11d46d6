extension BrowserSession {
    /// Evaluates an expression until its text matches. While a page is being replaced, the expression has no text.
    ///
    /// The time limit counts from this call, because the test may have waited long for the browser.
    ///
    /// - Parameter wanted: The expected text, for a message after `expected `.
    /// - Throws: `NothingFitted` with the last text after three minutes.
    public func wait(
        for expression: String, wanted: String, _ fits: (String) -> Bool
    ) async throws {
        let end = ContinuousClock.now + .seconds(180)
        var last: String?
        repeat {
            try Task.checkCancellation()
            last = try? await evaluate(expression)
            if let last, fits(last) { return }
            try await Task.sleep(for: .milliseconds(20))
        } while ContinuousClock.now < end
        throw NothingFitted(expression: expression, wanted: wanted, last: last)
    }
}

struct NothingFitted: Error, CustomStringConvertible {
    var expression: String
    var wanted: String
    var last: String?

    var description: String { "\(expression): expected \(wanted), was \(last.map { "'\($0)'" } ?? "not to be had")" }
}
