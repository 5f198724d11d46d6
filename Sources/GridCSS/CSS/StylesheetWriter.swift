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

    /// Writes the rules of a section. If they differ in viewports of compact height, each set gets its own height
    /// query.
    mutating func section(_ name: String, _ style: SectionStyle) {
        guard let compact = style.compactHeight else {
            intervals(style.intervals, name, style)
            return
        }
        open("@media " + HeightCondition.regular(from: compact.regularHeight))
        intervals(style.intervals, name, style)
        close()
        open("@media " + HeightCondition.compact(below: compact.regularHeight))
        intervals(compact.intervals, name, style)
        close()
    }

    /// Writes the rules of all intervals. Rules that are equal in all intervals come first, without a query.
    private mutating func intervals(_ intervals: [SectionStyle.Interval], _ name: String, _ style: SectionStyle) {
        let lines = intervals.map { SectionLines(".\(name)", $0.rules, of: style).lines }
        let shared = lines.dropFirst().reduce(Set(lines.first ?? [])) { $0.intersection($1) }
        for line in lines.first ?? [] where shared.contains(line) { self.line(line) }
        for (number, interval) in intervals.enumerated() {
            let own = lines[number].filter { !shared.contains($0) }
            if own.isEmpty { continue }
            // The narrowest interval also applies to all smaller widths.
            let lower = number == 0 ? nil : interval.lowerBound
            open("@container cl " + WidthCondition(from: lower, to: interval.upperBound).text)
            for line in own { self.line(line) }
            close()
        }
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
