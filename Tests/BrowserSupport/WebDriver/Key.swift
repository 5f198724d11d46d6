/// A key: a character, or a key's code in W3C WebDriver (section 17.4.2).
public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let tab = Key(rawValue: "\u{E004}")
    public static let enter = Key(rawValue: "\u{E007}")
    public static let escape = Key(rawValue: "\u{E00C}")
    public static let arrowLeft = Key(rawValue: "\u{E012}")
    public static let arrowUp = Key(rawValue: "\u{E013}")
    public static let arrowRight = Key(rawValue: "\u{E014}")
    public static let arrowDown = Key(rawValue: "\u{E015}")
}

/// The "perform actions" command that presses and releases one key.
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
