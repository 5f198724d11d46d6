import Diagnostics
import Markdown

/// The words that a theme itself says, from its `words/<language>.yml`, by key.
///
/// A key that the site's language does not have is taken from the language without its region, then from English.
public struct Words: Hashable, Sendable {
    private let texts: [String: String]
    /// For templates; made once, as every card refers to it.
    let value: TemplateValue

    public init(_ texts: [String: String]) {
        self.texts = texts
        value = .map(texts.mapValues { .text($0) })
    }

    /// The text of a key; the key itself where no language has it, so that a page shows what is missing.
    public subscript(_ key: String) -> String { texts[key] ?? key }

    public var keys: Set<String> { Set(texts.keys) }

    /// A text with `{name}` replaced.
    func filled(_ key: String, _ values: [String: String]) -> String {
        values.reduce(self[key]) { $0.replacing("{\($1.key)}", with: $1.value) }
    }

    /// `1 picture`, `24 pictures`.
    func pictures(_ count: Int) -> String {
        filled(count == 1 ? "picturesOne" : "picturesMany", ["n": String(count)])
    }

    /// `1 episode`, `24 episodes`.
    public func episodes(_ count: Int) -> String {
        filled(count == 1 ? "episodesOne" : "episodesMany", ["n": String(count)])
    }
}

/// - Parameter sources: the theme's word files by language.
func words(for language: String, from sources: [String: SourceText]) -> (Words, [Diagnostic]) {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? language
    var texts: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for name in ["en", primary, language] {
        guard let source = sources[name] else { continue }
        let (value, problems) = YAML.parse(source)
        diagnostics += problems
        for entry in value?.entries ?? [] {
            if let text = entry.value.text { texts[entry.key] = text }
        }
    }
    return (Words(texts), diagnostics)
}
