/// What chromedriver is asked for: headless, and the same on a developer's machine and in a container.
struct ChromiumCapabilities: Encodable {
    struct Options: Encodable {
        var binary: String
        /// No sandbox: containers run as root. No `/dev/shm`: there it is often too small. No scrollbars: the page is
        /// as wide as the window. No timers throttled and no first-run services: nothing but the page at work.
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
