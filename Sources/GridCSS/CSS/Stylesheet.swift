import CompositionalLayout

/// The stylesheet of a site's layouts: what every page needs, then each layout under its class.
///
/// Classes, from outside in: `.cl` the layout, `.cl-section` a section, `.cl-<kind>` a header, spacer or footer,
/// `.cl-list` the cells. Everything is in `@layer layout`, the last of `reset, theme, layout`.
public struct Stylesheet: Sendable {
    /// Class name → layout of a section.
    public var sections: [(name: String, style: SectionStyle)]
    /// Class name → layout of a page.
    public var pages: [(name: String, style: PageStyle)]

    public init(sections: [(name: String, style: SectionStyle)], pages: [(name: String, style: PageStyle)] = []) {
        self.sections = sections
        self.pages = pages
    }

    public var text: String {
        var writer = StylesheetWriter()
        writer.base()
        for page in pages { writer.page(page.name, page.style) }
        for section in sections { writer.section(section.name, section.style) }
        writer.end()
        return writer.text
    }
}

struct StylesheetWriter {
    private(set) var text = ""
    private var depth = 0

    /// The container, floored to whole pixels so that the widths are a finite set, and `--w`, its width.
    mutating func base() {
        line("@layer reset, theme, layout;")
        line("@property --w { syntax: \"<length>\"; inherits: true; initial-value: 0px; }")
        open("@layer layout")
        line(
            ".cl { container: cl / inline-size; inline-size: round(down, min(100%, var(--cl-max, 100%)), 1px); "
                + "margin-inline: round(down, (100% - min(100%, var(--cl-max, 100%))) / 2, 1px) auto; padding: 0; border: 0; "
                + "display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; }")
        line(".cl > * { --w: round(100cqi, 1px); }")
        line(
            ".cl-section { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; position: relative; "
                + "margin: 0; padding: 0; border: 0; min-inline-size: 0; }")
        line(
            ":where(.cl-section, .cl) > :where(.cl-header, .cl-footer, .cl-spacer) { margin: 0; padding: 0; border: 0; grid-column: 1; z-index: 1; "
                + "box-sizing: border-box; min-inline-size: 0; }")
        line(
            ".cl-list { display: grid; grid-row: cells; grid-column: 1; margin: 0; padding: 0; border: 0; list-style: none; "
                + "align-content: start; align-self: start; justify-content: start; min-inline-size: 0; }")
        // A section with neither cells nor headers takes no room: its insets do not count.
        line(".cl-list:empty:only-child { padding-block: 0; }")
        line(
            ".cl-list > li { box-sizing: border-box; margin: 0; padding: 0; border: 0; min-inline-size: 0; min-block-size: 0; }"
        )
    }

    mutating func page(_ name: String, _ style: PageStyle) {
        let page = ".cl.\(name)"
        for rule in style.rules { line(page + rule.text) }
    }

    mutating func section(_ name: String, _ style: SectionStyle) {
        for (number, interval) in style.intervals.enumerated() {
            let isFirst = number == 0
            let condition = Self.condition(from: isFirst ? nil : interval.lowerBound, to: interval.upperBound)
            if let condition { open("@container cl \(condition)") }
            let section = ".\(name)"
            let list = section + " > .cl-list"
            let rules = interval.rules
            line("\(section) { grid-template-rows: \(rules.boundary.rows); }")
            for rule in rules.boundary.items { line(section + rule.text) }
            if !rules.list.list.isEmpty { line(Rule(list, rules.list.list).text) }
            for rule in rules.list.cells { line(list + rule.text) }
            for rule in rules.list.tails { line(list + rule.text) }
            if condition != nil { close() }
        }
    }

    mutating func end() { close() }

    private static func condition(from lower: Int?, to upper: Int?) -> String? {
        switch (lower, upper) {
        case (nil, nil): nil
        case (nil, let upper?): "(width < \(upper)px)"
        case (let lower?, nil): "(width >= \(lower)px)"
        case (let lower?, let upper?): "(\(lower)px <= width < \(upper)px)"
        }
    }

    private mutating func open(_ prelude: String) {
        line(prelude + " {")
        depth += 1
    }

    private mutating func close() {
        depth -= 1
        line("}")
    }

    private mutating func line(_ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }
}
