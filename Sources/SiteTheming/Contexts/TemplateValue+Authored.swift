import SiteMarkdown

extension TemplateValue {
    /// A value that an author wrote under `extra` or in a data file. `true` and `false` without quotes are flags, and
    /// everything else that is no list or map is text.
    static func authored(_ value: SiteMarkdown.Value?) -> Self {
        switch value?.kind {
        case nil, .null: .null
        case .scalar(let scalar):
            switch scalar.isQuoted ? "" : scalar.text {
            case "true": .boolean(true)
            case "false": .boolean(false)
            default: .text(scalar.text)
            }
        case .list(let values): .list(values.map { authored($0) })
        case .map(let entries):
            .map(Dictionary(entries.map { ($0.key, authored($0.value)) }) { first, _ in first })
        }
    }
}
