import Foundation

/// The settings of a new Firefox profile, as the file `user.js`.
struct FirefoxProfile {
    var marionettePort: UInt16
    var pixelRatio: Double

    /// No first-run pages, no updates and no experiments. Scrollbars overlay the page.
    var userPreferences: String {
        """
        user_pref("marionette.port", \(marionettePort));
        user_pref("layout.css.devPixelsPerPx", "\(pixelRatio)");
        user_pref("app.normandy.enabled", false);
        user_pref("app.update.enabled", false);
        user_pref("browser.shell.checkDefaultBrowser", false);
        user_pref("browser.startup.page", 0);
        user_pref("datareporting.policy.dataSubmissionEnabled", false);
        user_pref("messaging-system.rsexperimentloader.enabled", false);
        user_pref("network.captive-portal-service.enabled", false);
        user_pref("network.connectivity-service.enabled", false);
        user_pref("toolkit.telemetry.enabled", false);
        user_pref("ui.useOverlayScrollbars", 1);
        """
    }

    func write(to folder: String) throws {
        try Data(userPreferences.utf8).write(to: URL(filePath: folder).appending(path: "user.js"))
    }
}
