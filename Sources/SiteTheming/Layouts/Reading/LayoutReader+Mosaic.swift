import CompositionalLayout
import SiteDiagnostics
import SiteMarkdown

/// Reads mosaics, in which facts of the entries decide about the size of cells.
extension LayoutReader {
    /// Keys that only mosaics have.
    static let mosaicKeys = ["spans", "defaults", "keepsOrder"]

    mutating func mosaic(_ form: Entry, _ fields: LayoutFields, _ widths: WidthSet) -> PerWidth<MosaicRule>? {
        let columns = columns(form, widths)
        let ratio = optional("aspectRatio", of: fields, default: 1, widths) { $0.aspectRatio($1) }
        let spans = optional("spans", of: fields, default: [], widths) { $0.spans($1) }
        let defaults = optional("defaults", of: fields, default: ItemFacts(), widths) { $0.defaults($1) }
        let order = optional("keepsOrder", of: fields, default: false, widths) { $0.boolean($1, "keepsOrder") }
        guard let columns, let ratio, let spans, let defaults, let order else { return nil }
        return PerWidth(from: columns.starts + ratio.starts + spans.starts + defaults.starts + order.starts) { width in
            MosaicRule(
                columns: columns[width], aspectRatio: ratio[width], spans: spans[width], defaults: defaults[width],
                keepsOrder: order[width])
        }
    }

    private mutating func spans(_ value: Value) -> [MosaicRule.SpanRule]? {
        guard let list = value.list else {
            wrongType(value, "spans", is: "a list", hint: "put '- ' before each rule")
            return nil
        }
        let rules = list.map { spanRule($0) }
        return rules.contains(nil) ? nil : rules.compactMap(\.self)
    }

    private mutating func spanRule(_ value: Value) -> MosaicRule.SpanRule? {
        guard let fields = fields(of: value, "a rule of 'spans'", .spanRule) else { return nil }
        let condition = required("when", of: fields).flatMap { self.condition($0) }
        let span = required("span", of: fields).flatMap { self.span($0) }
        guard let condition, let span else { return nil }
        return MosaicRule.SpanRule(where: condition, span)
    }

    /// Reads `2 x 2`.
    private mutating func span(_ value: Value) -> MosaicRule.Span? {
        let parts = (value.text ?? "").split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0.filter { $0 != " " }) }
        if parts.count == 2, numbers.count == 2, numbers.allSatisfy((1...MosaicRule.Span.most).contains) {
            return MosaicRule.Span(columns: numbers[0], rows: numbers[1])
        }
        wrongType(
            value, "span", is: "a number of columns and of rows from 1 to \(MosaicRule.Span.most)",
            hint: "write columns x rows: 2 x 2")
        return nil
    }

    /// Reads `featured and rating >= 4`.
    private mutating func condition(_ value: Value) -> ItemCondition? {
        let words = (value.text ?? "").split(separator: " ")
        let terms = words.split(separator: "and", omittingEmptySubsequences: false).map { Self.term(Array($0)) }
        if !words.isEmpty, !terms.contains(nil) { return ItemCondition(terms.compactMap(\.self)) }
        wrongType(
            value, "when", is: "a condition",
            hint:
                "write a name (featured), 'not' and a name, or a comparison: rating >= 4, size = large; join them by 'and'"
        )
        return nil
    }

    private static func term(_ words: [Substring]) -> ItemCondition.Term? {
        guard let first = words.first.map(String.init), words.count == 1 || first != "not" || words.count == 2 else {
            return nil
        }
        switch words.count {
        case 1: return isName(first) ? ItemCondition.Term(first, .flag(true)) : nil
        case 2: return first == "not" && isName(String(words[1])) ? .init(String(words[1]), .flag(false)) : nil
        case 3:
            guard isName(first), let comparison = ItemCondition.Comparison(rawValue: String(words[1])) else {
                return nil
            }
            if let number = LayoutNumber.parse(words[2]) {
                return abs(number) <= Length.largest ? .init(first, .number(comparison, number)) : nil
            }
            return comparison == .equals && isName(String(words[2])) ? .init(first, .word(String(words[2]))) : nil
        default: return nil
        }
    }

    private static func isName(_ word: String) -> Bool {
        word != "not" && word.first?.isLetter ?? false
            && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    private mutating func defaults(_ value: Value) -> ItemFacts? {
        guard let entries = value.entries else {
            wrongType(value, "defaults", is: "a map of facts", hint: "write a value for each name: { rating: 0 }")
            return nil
        }
        return ItemFacts(entries.map { ($0.key, $0.value) })
    }
}

extension ItemFacts {
    /// The scalars of a map that authors write. Other values are left out.
    package init(_ entries: [(name: String, value: Value)]) {
        self.init()
        for (name, value) in entries {
            let number = value.number.flatMap { $0.isFinite ? $0 : nil }
            let fact = value.boolean.map(Fact.flag) ?? number.map(Fact.number) ?? value.text.map(Fact.word)
            if name == "aspectRatio" { aspectRatio = number } else { named[name] = fact }
        }
    }
}
