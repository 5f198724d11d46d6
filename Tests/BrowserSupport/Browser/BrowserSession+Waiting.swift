extension BrowserSession {
    /// Asks for the text of an expression until it fits. While a page is being replaced it has none.
    ///
    /// The time counts from here on: the test may have waited long before, until the browser was lent to it.
    ///
    /// - Parameter wanted: what is asked for, as it reads after `expected `.
    /// - Throws: `NothingFitted` after three minutes, with what was there last.
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
