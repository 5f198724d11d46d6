/// A JSON document as a value; objects keep the order of their keys.
enum JSONValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    /// A time as its milliseconds, written in seconds: `83`, `83.75`.
    case seconds(milliseconds: Int)
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
    static func map(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue { object([], members) }

    /// An object with more members behind some.
    static func object(_ first: [Member], _ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        var all = first
        all.reserveCapacity(first.count + members.count)
        for case (let key, let value?) in members { all.append(Member(key: key, value: value)) }
        return .object(all)
    }
}
