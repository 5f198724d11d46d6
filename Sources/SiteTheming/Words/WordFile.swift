import SiteDiagnostics
import SiteMarkdown

/// A file `words/<language>.yml`.
struct WordFile: Sendable {
    let source: SourceText
    /// The language's own name.
    var name: String?
    var texts: [String: String] = [:]
    /// The words with plural forms.
    var counted: [String: [PluralRules.Category: String]] = [:]
    var rules = PluralRules.none
    var format = LanguageFormat()
    var positions: [String: SourcePosition] = [:]

    static let table = KeyTable(
        "words",
        [
            KeyTable.Key("language", .anything, "The language's own name."),
            KeyTable.Key("format", .either([.map { formatTable }, .some(.text)]), "Rules for numbers and dates."),
        ], others: .either([.text, .map { formTable }]))
    private static let formTable = KeyTable(
        "words-pluralForms",
        PluralRules.Category.allCases.map { category in
            KeyTable.Key(category.rawValue, .text, "The words for numbers of the category '\(category.rawValue)'.")
        })
    private static let formatTable = KeyTable(
        "words-format",
        [
            KeyTable.Key("plural", .anything, "Plural rules of CLDR, such as 'one: n = 1'."),
            KeyTable.Key("digits", .text, "The ten digits from zero on."),
            KeyTable.Key("group", .anything, "Mark between thousands."),
            KeyTable.Key("groupFrom", .anything, "Smallest number with such a mark."),
            KeyTable.Key("date", .anything, "Form of dates."),
            KeyTable.Key("months", .list(.anything), "The names of the twelve months."),
        ])

    /// - Parameter diagnostics: receives the problems of the file.
    init(_ source: SourceText, _ diagnostics: inout [Diagnostic]) {
        self.source = source
        let (value, problems) = YAML.parse(source)
        diagnostics += problems
        for entry in value?.entries ?? [] {
            switch entry.key {
            case "language": name = entry.value.text
            case "format":
                let parts = entry.value.entries ?? []
                for part in known(parts, in: Self.formatTable, of: "format", in: source, &diagnostics) {
                    read(format: part, &diagnostics)
                }
            default: read(word: entry, &diagnostics)
            }
        }
    }

    private mutating func read(word entry: Entry, _ diagnostics: inout [Diagnostic]) {
        positions[entry.key] = entry.keyPosition
        if let text = entry.value.text {
            texts[entry.key] = text
            return
        }
        guard let forms = entry.value.entries else {
            diagnostics.append(problem("'\(entry.key)' must be a text or plural forms", at: entry.value.position))
            return
        }
        for form in forms {
            guard let category = PluralRules.Category(rawValue: form.key), let text = form.value.text else {
                diagnostics.append(
                    problem("'\(form.key)' is not a plural form", hint: Self.categories, at: form.keyPosition))
                continue
            }
            counted[entry.key, default: [:]][category] = text
        }
    }

    private mutating func read(format entry: Entry, _ diagnostics: inout [Diagnostic]) {
        let value = entry.value
        switch entry.key {
        case "plural":
            rules = PluralRules(
                rules: (value.entries ?? []).map { entry in
                    let category = PluralRules.Category(rawValue: entry.key)
                    let condition = entry.value.text.flatMap { PluralRules.Condition($0) }
                    if category == nil || condition == nil {
                        diagnostics.append(
                            problem(
                                "'\(entry.key)' is not a plural rule", hint: "write a CLDR rule such as 'one: n = 1'",
                                at: entry.keyPosition))
                    }
                    return (category ?? .other, category == nil ? nil : condition)
                })
        case "digits":
            let digits = value.text.map(Array.init) ?? []
            if digits.count == 10 {
                format.digits = digits
            } else {
                diagnostics.append(problem("'digits' must be the ten digits from zero on", at: value.position))
            }
        case "group": format.group = value.text
        case "groupFrom": format.groupFrom = max(value.integer ?? 1000, 1000)
        case "date": format.date = value.text
        default:
            let months = value.list?.compactMap(\.text) ?? []
            if months.count == 12 {
                format.months = months
            } else {
                diagnostics.append(problem("'months' must have 12 names, not \(months.count)", at: value.position))
            }
        }
    }

    private static let categories = "forms are " + PluralRules.Category.allCases.map(\.rawValue).joined(separator: ", ")

    private func problem(_ message: String, hint: String? = nil, at position: SourcePosition) -> Diagnostic {
        Diagnostic(.warning, id: "words.wrong-value", message, hint: hint, in: source, at: position)
    }
}

extension WordFile {
    /// This file merged over a file of the same language. Keys of this file have priority.
    func over(_ other: WordFile) -> WordFile {
        var merged = self
        merged.name = name ?? other.name
        merged.texts.merge(other.texts.filter { counted[$0.key] == nil }) { own, _ in own }
        merged.counted.merge(other.counted.filter { texts[$0.key] == nil }) { own, _ in own }
        if rules == .none { merged.rules = other.rules }
        if format == LanguageFormat() { merged.format = other.format }
        return merged
    }

    var keys: Set<String> { Set(texts.keys).union(counted.keys) }
}
