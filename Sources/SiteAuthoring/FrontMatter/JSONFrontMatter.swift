import SiteMarkdown
import SiteMarkup

extension JSONWriter {
    /// Keys and values as a JSON object with one key on each line.
    static func frontMatter(_ entries: [Entry]) -> String {
        String(decoding: document { $0.append(entries) }, as: UTF8.self)
    }

    private mutating func append(_ entries: [Entry]) {
        for entry in entries { member(named: entry.key) { $0.append(entry.value) } }
    }

    private mutating func append(_ value: Value) {
        switch value.kind {
        case .null: append(literal: "null")
        case .scalar(let scalar):
            let isBare = ["true", "false"].contains(scalar.text) || scalar.text.isJSONNumber
            if isBare && !scalar.isQuoted { append(literal: scalar.text) } else { append(scalar.text) }
        case .list(let values):
            let isShort = values.allSatisfy { if case .scalar = $0.kind { true } else { false } }
            func write(_ json: inout JSONWriter) { for value in values { json.append(value) } }
            if isShort { flatList(write) } else { list(write) }
        case .map(let entries): object { $0.append(entries) }
        }
    }
}
