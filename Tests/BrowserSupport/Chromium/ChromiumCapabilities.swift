/// The capabilities for chromedriver: headless, and the same on a developer's machine and in a container.
struct ChromiumCapabilities: Encodable {
    struct Options: Encodable {
        var binary: String
        /// No sandbox, because containers run as root. No `/dev/shm`, because it is often too small. No scrollbars, so
        /// that the page is as wide as the window. No throttled timers and no first-run services.
        var args = [
            "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--no-first-run",
        ]
    }

    enum CodingKeys: String, CodingKey {
        case browserName
        case options = "goog:chromeOptions"
    }

    var browserName = "chrome"
    var options: Options

    init(binary: String) { options = Options(binary: binary) }
}
