/// What a template sees: a tree of texts, flags, lists and maps.
///
/// Whether a value is escaped is decided by its type, never by the template: `.text` is escaped in `{{x}}` and in
/// `{{{x}}}`, `.html` in neither.
enum TemplateValue: Equatable, Sendable {
    /// Nothing: prints nothing, opens no section. Stands in a map so that the name is not looked up further out.
    case null
    case text(String)
    case html(HTML)
    case boolean(Bool)
    case list([TemplateValue])
    case record(TemplateRecord)
    /// Of names that only the theme knows.
    case map([String: TemplateValue])
}

extension TemplateValue {
    /// Text, or nothing where there is none or it is empty.
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
