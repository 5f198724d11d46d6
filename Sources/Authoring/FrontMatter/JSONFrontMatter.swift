import Markdown

/// Keys and values as a JSON object, two blanks deep for each level.
struct JSONFrontMatter {
    private(set) var text = ""

    init(_ entries: [Entry]) {
        write(entries, depth: 0)
        text += "\n"
    }

    private mutating func write(_ value: Value, depth: Int) {
        switch value.kind {
        case .null: text += "null"
        case .scalar(let scalar):
            let isBare = ["true", "false"].contains(scalar.text) || scalar.text.isJSONNumber
            text += isBare && !scalar.isQuoted ? scalar.text : scalar.text.inQuotes
        case .list(let values):
            let isShort = values.allSatisfy { if case .scalar = $0.kind { true } else { false } }
            text += "["
            for (index, value) in values.enumerated() {
                if isShort { text += index == 0 ? "" : ", " } else { next(index, depth: depth + 1) }
                write(value, depth: depth + 1)
            }
            if !isShort { end(depth) }
            text += "]"
        case .map(let entries): write(entries, depth: depth)
        }
    }

    private mutating func write(_ entries: [Entry], depth: Int) {
        text += "{"
        for (index, entry) in entries.enumerated() {
            next(index, depth: depth + 1)
            text += entry.key.inQuotes + ": "
            write(entry.value, depth: depth + 1)
        }
        if !entries.isEmpty { end(depth) }
        text += "}"
    }

    private mutating func next(_ index: Int, depth: Int) {
        text += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: depth)
    }

    private mutating func end(_ depth: Int) { text += "\n" + String(repeating: "  ", count: depth) }
}
