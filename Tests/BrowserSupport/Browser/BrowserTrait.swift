import Testing

extension Trait where Self == ConditionTrait {
    /// Marks a test that needs a browser.
    ///
    /// If the browser is missing, the test fails with `SITEGEN_BROWSERS=required` in the environment. Otherwise it is
    /// skipped, and the report says what to install.
    public static func browser(_ browser: Browser) -> Self {
        .enabled(
            if: browser.isInstalled || browser.isRequired,
            "\(BrowserMissing(browser: browser)) (SITEGEN_BROWSERS=required makes this a failure)")
    }

    /// Runs the test in every installed engine. Its arguments are `Engine.judging`.
    public static var anyBrowser: Self {
        .enabled(
            if: !Engine.judging.isEmpty,
            "no browser is installed: \(Engine.allCases.map(\.browser.remedy).joined(separator: "; "))")
    }
}
