import Foundation

/// A browser that tests can drive.
public struct Browser: Hashable, Sendable {
    public var name: String
    /// Names of the driver's and the browser's executable; the first that is found counts.
    var driverNames: [String]
    var browserNames: [String]
    /// What to do when they are missing.
    var remedy: String

    public static let chromium = Browser(
        name: "Chromium",
        driverNames: ["chromedriver"],
        browserNames: [
            "chromium", "chromium-browser", "google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
        ],
        remedy: "apt-get install chromium chromium-driver, or brew install --cask chromium chromedriver")

    /// Where the driver and the browser are, when both are installed.
    var executables: (driver: String, browser: String)? {
        guard let driver = findExecutable(driverNames), let browser = findExecutable(browserNames) else { return nil }
        return (driver, browser)
    }

    public var isInstalled: Bool { executables != nil }
}

/// The browser is not installed, and the run asked for it.
public struct BrowserMissing: Error, CustomStringConvertible {
    public var browser: Browser
    public var description: String { "\(browser.name) is not installed: \(browser.remedy)" }
}
