import Foundation
import Testing

extension Trait where Self == ConditionTrait {
    /// The test needs a browser.
    ///
    /// With `SITEGEN_BROWSERS=required` in the environment a missing browser fails the test; else the test is reported as
    /// skipped, with what to install.
    public static func browser(_ browser: Browser) -> Self {
        .enabled(
            if: browser.isInstalled || ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required",
            "\(BrowserMissing(browser: browser)) (SITEGEN_BROWSERS=required makes this a failure)")
    }
}
