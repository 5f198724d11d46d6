import Testing

extension Trait where Self == ConditionTrait {
    /// The test needs a browser.
    ///
    /// With `SITEGEN_BROWSERS=required` in the environment a missing browser fails the test; else the test is reported as
    /// skipped, with what to install.
    public static func browser(_ browser: Browser) -> Self {
        .enabled(
            if: browser.isInstalled || browser.isRequired,
            "\(BrowserMissing(browser: browser)) (SITEGEN_BROWSERS=required makes this a failure)")
    }

    /// The test runs in every engine that is installed: its arguments are `Engine.judging`.
    public static var anyBrowser: Self {
        .enabled(
            if: !Engine.judging.isEmpty,
            "no browser is installed: \(Engine.allCases.map(\.browser.remedy).joined(separator: "; "))")
    }
}
