import Foundation

/// A browser engine that tests can drive, and the programs that it needs.
public struct Browser: Hashable, Sendable {
    public var name: String
    /// For each program, its possible names or paths. The first that is found counts.
    var programs: [[String]]
    /// The remedy if a program is missing.
    var remedy: String

    public static let chromium = Browser(
        name: "Chromium",
        programs: [
            ["chromedriver"],
            [
                "chromium", "chromium-browser", "google-chrome",
                "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                "/Applications/Chromium.app/Contents/MacOS/Chromium",
            ],
        ],
        remedy: "apt-get install chromium chromium-driver, or brew install --cask chromium chromedriver")

    public static let firefox = Browser(
        name: "Firefox",
        programs: [["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"]],
        remedy: "apt-get install firefox-esr")

    public static let webKit = Browser(
        name: "WebKit",
        programs: [
            ["WebKitWebDriver"],
            ["x86_64", "aarch64"].flatMap { architecture in
                ["4.1", "6.0"].map { "/usr/lib/\(architecture)-linux-gnu/webkit2gtk-\($0)/MiniBrowser" }
            } + ["/usr/libexec/webkit2gtk-4.1/MiniBrowser", "/usr/lib/webkit2gtk-4.1/MiniBrowser"],
            ["Xvfb"],
        ],
        remedy: "apt-get install webkit2gtk-driver xvfb (Linux only)")

    /// The paths of the programs in order; `nil` if one is missing.
    var executables: [String]? {
        let found = programs.compactMap(findExecutable)
        return found.count == programs.count ? found : nil
    }

    public var isInstalled: Bool { executables != nil }

    /// True if `SITEGEN_BROWSERS=required` is set and the system supports the browser. WebKitGTK exists only on Linux,
    /// and on macOS Homebrew's Firefox is an application that people may not want.
    var isRequired: Bool {
        guard ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required" else { return false }
        #if os(Linux)
            return true
        #else
            return self == .chromium
        #endif
    }
}

/// The browser is not installed, but the run requires it.
public struct BrowserMissing: Error, CustomStringConvertible {
    public var browser: Browser
    public var description: String { "\(browser.name) is not installed: \(browser.remedy)" }
}
