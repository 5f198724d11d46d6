extension StylesheetWriter {
    /// Writes the rules that every layout needs. The container's width is rounded down to whole pixels, so the number
    /// of widths is finite. `--w` is this width, or that of a side of a split page. It is not registered as a length: its text
    /// stays the same at every width, so a browser does not restyle everything that inherits it.
    mutating func base(maxWidth: Int?) {
        if let maxWidth { line(":root { --cl-max: \(maxWidth)px; }") }
        let width = "min(100%, \(maxWidth == nil ? "100%" : "var(--cl-max)"))"
        rule(
            ".cl", "container: cl / inline-size", "inline-size: round(down, \(width), 1px)",
            "margin-inline: round(down, (100% - \(width)) / 2, 1px) auto", "padding: 0", "border: 0", "display: grid",
            "grid-template-columns: minmax(0, 1fr)", "align-content: start")
        rule(".cl > *", "--w: round(100cqi, 1px)")
        // A section that is stretched to its row is laid out twice.
        rule(
            ".cl-section", "display: grid", "grid-template-columns: minmax(0, 1fr)", "align-content: start",
            "align-self: start", "position: relative", "margin: 0", "padding: 0", "border: 0", "min-inline-size: 0")
        rule(
            ":where(.cl-section, .cl) > :where(.cl-header, .cl-footer, .cl-spacer)", "margin: 0", "padding: 0",
            "border: 0", "grid-column: 1", "z-index: 1", "box-sizing: border-box", "min-inline-size: 0")
        rule(
            ".cl-list", "display: grid", "grid-row: cells", "grid-column: 1", "margin: 0", "padding: 0", "border: 0",
            "list-style: none", "align-content: start", "align-self: start", "justify-content: start",
            "min-inline-size: 0")
        // A section without cells and headers has no height: its insets are ignored.
        rule(".cl-list:not(:has(li)):only-child", "padding-block: 0", "margin-block: 0")
        // With a minimum height of zero, a tall cell beside a stack would push rows apart before the stack has filled
        // them.
        cells(of: ".cl-list")
    }

    /// Writes the rules for boxes around cells. The boxes exist only at widths with stacks.
    mutating func stackBase() {
        rule(
            ".cl-stack", "display: contents", "min-inline-size: 0", "align-content: start", "justify-content: start")
        cells(of: ".cl-stack")
    }

    private mutating func cells(of parent: String) {
        rule(
            parent + " > li", "box-sizing: border-box", "margin: 0", "padding: 0", "border: 0", "min-inline-size: 0",
            "min-block-size: auto")
    }

    private mutating func rule(_ selector: String, _ declarations: String...) {
        line(selector + " { " + declarations.map { $0 + ";" }.joined(separator: " ") + " }")
    }
}
