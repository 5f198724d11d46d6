/// What a template sees: a tree of texts, flags, lists and maps.
///
/// Whether a value is escaped is decided by its type, never by the template: `.text` is escaped in `{{x}}` and in
/// `{{{x}}}`, `.html` in neither.
public enum TemplateValue: Hashable, Sendable {
    /// Nothing: prints nothing, opens no section. Stands in a map so that the name is not looked up further out.
    case null
    case text(String)
    case html(HTML)
    case boolean(Bool)
    case list([TemplateValue])
    case map([String: TemplateValue])
}

extension TemplateValue {
    /// Text, or nothing where there is none or it is empty.
    public static func text(_ text: String?) -> Self {
        guard let text, !text.isEmpty else { return .null }
        return .text(text)
    }

    public static func number(_ number: Int?) -> Self { text(number.map(String.init)) }

    public static func html(_ html: HTML?) -> Self {
        guard let html, !html.isEmpty else { return .null }
        return .html(html)
    }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral text: String) { self = .text(text) }
    public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
}

extension TemplateValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .map(Dictionary(elements) { _, last in last })
    }
}
