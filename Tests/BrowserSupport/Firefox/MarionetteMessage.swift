/// `[0, id, name, parameters]`.
struct MarionetteCommand<Parameters: Encodable>: Encodable {
    var id: Int
    var name: String
    var parameters: Parameters

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(0)
        try list.encode(id)
        try list.encode(name)
        try list.encode(parameters)
    }
}

/// `[1, id, error or null, result or null]`.
struct MarionetteAnswer<Value: Decodable>: Decodable {
    var id: Int
    var result: Result<Value, WebDriverFailure>

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        _ = try list.decode(Int.self)
        id = try list.decode(Int.self)
        if let failure = try list.decodeIfPresent(WebDriverFailure.self) {
            result = .failure(failure)
        } else {
            result = .success(try list.decode(Value.self))
        }
    }
}

/// The result of commands that return a value.
struct MarionetteValue<Value: Decodable>: Decodable { var value: Value }

extension MarionetteValue: Sendable where Value: Sendable {}
