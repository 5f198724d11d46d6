extension Diagnostic {
    /// One JSON object on one line: `id`, `severity`, `message` and, where known, `path`, `line`, `column`, `hint`.
    public var json: String {
        var fields = [("severity", quoted(severity.rawValue)), ("id", quoted(id)), ("message", quoted(message))]
        if let path { fields.append(("path", quoted(path))) }
        if let position {
            fields.append(("line", String(position.line)))
            fields.append(("column", String(position.column)))
        }
        if let hint { fields.append(("hint", quoted(hint))) }
        return "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    }
}

private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case _ where scalar.value < 0x20:
            let hex = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
