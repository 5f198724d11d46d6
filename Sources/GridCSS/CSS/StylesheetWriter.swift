/// Writes rules as lines of text.
struct StylesheetWriter {
    private(set) var text = ""
    private var depth = 0

    mutating func prologue() {
        line("@layer reset, theme, cells, layout;")
    }

    mutating func page(_ name: String, _ style: PageStyle) {
        for rule in style.rules { line(".cl.\(name)" + rule.text()) }
    }

    /// Writes the rules of a section. Variants for different window heights and text get their own queries.
    mutating func section(_ name: String, _ style: SectionStyle) {
        var heights: [PageCondition] = []
        for variant in style.variants where heights.last != variant.condition.withAnyText {
            heights.append(variant.condition.withAnyText)
        }
        for height in heights {
            let variants = style.variants.filter { $0.condition.withAnyText == height }
            let media = HeightCondition.media(height)
            if let media { open(media) }
            let lines = variants.map { variant in
                variant.intervals.map { SectionLines(".\(name)", $0.rules, of: style).lines }
            }
            // Rules that are equal for all text come first, without a query.
            let shared = Self.shared(lines.flatMap(\.self))
            for line in lines[0].first ?? [] where shared.contains(line) { self.line(line) }
            for (variant, lines) in zip(variants, lines) {
                intervals(of: variant, lines.map { $0.filter { !shared.contains($0) } })
            }
            if media != nil { close() }
        }
    }

    /// Writes the rules of all intervals of a variant. Rules that are equal in all intervals come first.
    private mutating func intervals(of variant: PageVariant<SectionStyle.Interval>, _ lines: [[String]]) {
        if lines.allSatisfy(\.isEmpty) { return }
        let text = TextCondition.container(variant.condition)
        if let text { open(text) }
        let shared = Self.shared(lines)
        for line in lines.first ?? [] where shared.contains(line) { self.line(line) }
        for (number, interval) in variant.intervals.enumerated() {
            let own = lines[number].filter { !shared.contains($0) }
            if own.isEmpty { continue }
            // The narrowest interval also applies to all smaller widths.
            let lower = number == 0 ? nil : interval.lowerBound
            open("@container cl " + WidthCondition(from: lower, to: interval.upperBound).text)
            for line in own { self.line(line) }
            close()
        }
        if text != nil { close() }
    }

    private static func shared(_ lines: [[String]]) -> Set<String> {
        lines.dropFirst().reduce(Set(lines.first ?? [])) { $0.intersection($1) }
    }

    mutating func open(_ prelude: String) {
        line(prelude + " {")
        depth += 1
    }

    mutating func close() {
        depth -= 1
        line("}")
    }

    mutating func line(_ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }
}

/// The rules of a section in one interval, one rule per line.
private struct SectionLines {
    let lines: [String]

    init(_ section: String, _ rules: SectionRules, of style: SectionStyle) {
        let selectors = SectionSelectors(section: section, scrolls: style.scrolls)
        let list = selectors.list
        var lines = [Rule(section, rules.boundary.box + rules.place).text()]
        lines += rules.boundary.items.map { section + $0.text() }
        let shown = Set(rules.boundary.items.map(\.selector))
        for item in style.boundaryItems where !shown.contains(" > .cl-\(item.elementKind)") {
            lines.append("\(section) > .cl-\(item.elementKind) { display: none; }")
        }
        if rules.isIsolated { lines.append("\(section) { isolation: isolate; }") }
        lines += (rules.decorations.rules + style.hiddenDecorations(in: rules)).map { section + $0.text() }
        let cells =
            rules.list.cells + rules.list.tails + rules.list.attached.rules + style.hiddenSupplementaries(in: rules)
        let names = EdgeNames(list: rules.list.list, cells: cells)
        if let scroller = selectors.scroller {
            lines.append(Rule(scroller, rules.list.scroller ?? [Declaration("display", "contents")]).text())
        }
        let declarations = names.declarations + rules.list.list
        if !declarations.isEmpty { lines.append(Rule(list, declarations).text(names.names)) }
        lines += cells.map { list + $0.text(names.names) }
        if rules.boundary.items.isEmpty, !style.boundaryItems.isEmpty || !style.decorationItems.isEmpty {
            // A section without cells and headers has no height. Here the list has siblings that are hidden.
            lines.append("\(list):not(:has(li)) { padding-block: 0; margin-block: 0; }")
        }
        self.lines = lines
    }
}
