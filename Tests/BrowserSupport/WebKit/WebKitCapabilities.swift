/// The capabilities for WebKitWebDriver: the small browser of the engine.
struct WebKitCapabilities: Encodable {
    struct Options: Encodable {
        var binary: String
        var args = ["--automation"]
    }

    enum CodingKeys: String, CodingKey {
        case options = "webkitgtk:browserOptions"
    }

    var options: Options

    init(binary: String) { options = Options(binary: binary) }
}
