/// A JSON document as a value; objects keep the order of their keys.
enum JSONValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONValue])
    case object([Member])

    struct Member: Hashable, Sendable {
        var key: String
        var value: JSONValue
    }

    /// A string where there is one.
    static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

    /// A list where there is anything in it.
    static func list(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .array(values) }

    /// An object of those members that have a value.
    static func map(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }
}
