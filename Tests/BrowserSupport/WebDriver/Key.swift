/// A key, as WebDriver names it (W3C WebDriver, section 17.4.2).
public enum Key: String, Sendable {
    case tab = "\u{E004}"
    case arrowLeft = "\u{E012}"
    case arrowRight = "\u{E014}"
}

/// The "perform actions" command for one key that goes down and up again.
struct KeyPress: Encodable, Sendable {
    struct Source: Encodable, Sendable {
        var type = "key"
        var id = "keyboard"
        var actions: [Action]
    }
    struct Action: Encodable, Sendable {
        var type: String
        var value: String
    }

    var actions: [Source]

    init(_ key: Key) {
        actions = [
            Source(actions: ["keyDown", "keyUp"].map { Action(type: $0, value: key.rawValue) })
        ]
    }
}
