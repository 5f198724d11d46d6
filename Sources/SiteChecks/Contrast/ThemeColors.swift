import SiteDiagnostics

/// Checks the contrast of text in a theme's styles, in light and dark.
///
/// Two kinds of pairs are checked: a rule's own `color` and `background`, and pairs of the custom properties of `:root`
/// that themes use, by their names. Translucent and mixed colours are skipped.
package struct ThemeColors {
    /// The minimum contrast by WCAG 2.2, success criterion 1.4.3, level AA, for text of any size.
    static let least = 4.5

    enum Scheme: String, CaseIterable { case light, dark }

    /// Pairs of text and surface.
    private static let pairs = [
        ("--ink", "--paper"), ("--ink", "--surface"), ("--ink-soft", "--paper"), ("--ink-soft", "--surface"),
        ("--accent", "--paper"), ("--on-accent", "--accent"),
        // Code and callouts.
        ("--accent", "--surface"), ("--code-keyword", "--surface"), ("--code-string", "--surface"),
        ("--code-number", "--surface"), ("--code-name", "--surface"),
    ]

    private struct Token {
        var value: String
        var source: SourceText
        var offset: Int
    }

    private var tokens: [Scheme: [String: Token]] = [:]
    /// Declarations, grouped by rule.
    private var rules: [(source: SourceText, declarations: [PlacedDeclaration])] = []

    package init(_ sources: [String: SourceText]) {
        for scheme in Scheme.allCases { tokens[scheme] = [:] }
        for (_, source) in sources.sorted(by: { $0.key < $1.key }) {
            let declarations = PlacedDeclaration.all(in: source.bytes)
            for declaration in declarations where declaration.isRoot && declaration.name.hasPrefix("--") {
                let token = Token(value: declaration.value, source: source, offset: declaration.offset)
                for scheme in declaration.schemes { tokens[scheme]?[declaration.name] = token }
            }
            for (_, group) in Dictionary(grouping: declarations, by: \.rule).sorted(by: { $0.key < $1.key }) {
                if !group[0].schemes.isEmpty { rules.append((source, group)) }
            }
        }
    }

    /// A warning for each pair with too little contrast, once per colour scheme.
    package var problems: [Diagnostic] {
        var found: [Diagnostic] = []
        for scheme in Scheme.allCases {
            for (text, surface) in Self.pairs {
                guard let token = tokens[scheme]?[text], tokens[scheme]?[surface] != nil else { continue }
                found += problem(
                    text: "var(\(text))", on: "var(\(surface))", words: "'\(text)' on '\(surface)'", scheme: scheme,
                    at: token.offset, in: token.source)
            }
            for rule in rules where rule.declarations[0].schemes.contains(scheme) {
                guard let text = rule.declarations.last(where: { $0.name == "color" }),
                    let surface = rule.declarations.last(where: {
                        $0.name == "background" || $0.name == "background-color"
                    }),
                    !Self.pairs.contains(where: { "var(\($0.0))" == text.value && "var(\($0.1))" == surface.value })
                else { continue }
                found += problem(
                    text: text.value, on: surface.value, words: "the text of '\(text.selector)'", scheme: scheme,
                    at: text.offset, in: rule.source)
            }
        }
        return found
    }

    private func problem(
        text: String, on surface: String, words: String, scheme: Scheme, at offset: Int, in source: SourceText
    ) -> [Diagnostic] {
        guard let front = color(text, in: scheme), let back = color(surface, in: scheme) else { return [] }
        let contrast = front.contrast(to: back)
        guard contrast < Self.least else { return [] }
        let tenths = Int(contrast * 10)
        return [
            Diagnostic(
                .warning, id: "check.low-contrast",
                "\(words) has a contrast of \(tenths / 10).\(tenths % 10) to 1 in the \(scheme.rawValue) scheme",
                hint: "WCAG 2.2 AA requires 4.5 to 1 for text: make one of the two lighter or darker", in: source,
                at: source.position(at: offset))
        ]
    }

    private func color(_ value: String, in scheme: Scheme, depth: Int = 0) -> CSSColor? {
        guard depth < 10 else { return nil }
        let value = value.trimmingBlanks
        if value.hasPrefix("var("), value.hasSuffix(")") {
            let parts = Self.arguments(value)
            if let token = tokens[scheme]?[parts[0]] { return color(token.value, in: scheme, depth: depth + 1) }
            return parts.count > 1 ? color(parts[1], in: scheme, depth: depth + 1) : nil
        }
        if value.hasPrefix("light-dark("), value.hasSuffix(")") {
            let parts = Self.arguments(value)
            return parts.count == 2 ? color(parts[scheme == .light ? 0 : 1], in: scheme, depth: depth + 1) : nil
        }
        return CSSColor(css: value)
    }

    /// The arguments of a function. Commas in nested functions do not separate them.
    private static func arguments(_ value: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in value.drop(while: { $0 != "(" }).dropFirst().dropLast() {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map(\.trimmingBlanks)
    }
}

extension PlacedDeclaration {
    fileprivate var isRoot: Bool { selector == ":root" || selector == "html" || selector == ":root, :host" }

    /// The colour schemes in which the declaration applies; empty for print and for rare preferences.
    fileprivate var schemes: [ThemeColors.Scheme] {
        var schemes = ThemeColors.Scheme.allCases
        for condition in conditions where condition.hasPrefix("@media") || condition.hasPrefix("@container") {
            let words = condition.filter { $0 != " " }
            if words == "@media(prefers-color-scheme:dark)" {
                schemes.removeAll { $0 == .light }
            } else if words == "@media(prefers-color-scheme:light)" {
                schemes.removeAll { $0 == .dark }
            } else {
                return []
            }
        }
        return schemes
    }
}

extension String {
    fileprivate var trimmingBlanks: String { split { $0.isWhitespace }.joined(separator: " ") }
}
