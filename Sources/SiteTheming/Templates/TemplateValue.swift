/// A value in a template: text, flag, list or map.
///
/// The type decides whether a value is escaped, not the template: `.text` is escaped in both `{{x}}` and `{{{x}}}`, and
/// `.html` in neither.
enum TemplateValue: Equatable, Sendable {
    /// No value: it prints nothing and opens no section. In a map, it prevents a lookup in outer maps.
    case null
    case text(String)
    case html(HTML)
    case boolean(Bool)
    case list([TemplateValue])
    case record(TemplateRecord)
    /// A map with names that only the theme uses.
    case map([String: TemplateValue])
}

extension TemplateValue {
    /// A text, or `null` if it is missing or empty.
    static func text(_ text: String?) -> Self {
        guard let text, !text.isEmpty else { return .null }
        return .text(text)
    }

    static func number(_ number: Int?) -> Self { text(number.map(String.init)) }

    static func html(_ html: HTML?) -> Self {
        guard let html, !html.isEmpty else { return .null }
        return .html(html)
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    init(stringLiteral text: String) { self = .text(text) }
    init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}

extension TemplateValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) {
        self = .record(TemplateRecord(elements))
    }
}
