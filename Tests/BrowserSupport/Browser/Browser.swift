import Foundation

/// A browser engine that tests can drive, and the programs that it takes.
public struct Browser: Hashable, Sendable {
    public var name: String
    /// For each program its possible names or paths; the first that is found counts.
    var programs: [[String]]
    /// What to do when one is missing.
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

    /// Where the programs are, in order, when all are installed.
    var executables: [String]? {
        let found = programs.compactMap(findExecutable)
        return found.count == programs.count ? found : nil
    }

    public var isInstalled: Bool { executables != nil }

    /// True with `SITEGEN_BROWSERS=required` in the environment, for the browsers that the system has: WebKitGTK is for
    /// Linux, and what Homebrew brings of Firefox is an application that people may not want.
    var isRequired: Bool {
        guard ProcessInfo.processInfo.environment["SITEGEN_BROWSERS"] == "required" else { return false }
        #if os(Linux)
            return true
        #else
            return self == .chromium
        #endif
    }
}

/// The browser is not installed, and the run asked for it.
public struct BrowserMissing: Error, CustomStringConvertible {
    public var browser: Browser
    public var description: String { "\(browser.name) is not installed: \(browser.remedy)" }
}
