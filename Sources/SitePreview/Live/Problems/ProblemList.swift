import SiteMarkup

/// Problems as HTML. The nodes equal those of the preview's script, so that the script can keep them.
struct ProblemList {
    let problems: [Problem]

    /// The content of a whole page with problems.
    var page: MarkupRope {
        var markup = MarkupRope()
        markup.append("<main class=\"panel\" aria-labelledby=\"title\"><header><div role=\"alert\"><h1 id=\"title\">")
        markup.append(escaping: "The site could not be built: \(count)")
        markup.append("</h1></div></header><ol role=\"list\">")
        for problem in problems { append(problem, to: &markup) }
        markup.append("</ol></main>")
        return markup
    }

    private var count: String {
        let all = problems.reduce(0) { $0 + 1 + $1.leftOut }
        let errors = problems.reduce(0) { $0 + ($1.severity == "error" ? 1 + $1.leftOut : 0) }
        let others = all - errors
        return counted(errors, "error") + (others > 0 ? ", " + counted(others, "warning") : "")
    }

    private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    private func append(_ problem: Problem, to markup: inout MarkupRope) {
        markup.append("<li class=\"\(problem.severity)\"><h2><span class=\"severity\">\(problem.severity)</span>")
        markup.append(escaping: " \(problem.message) ")
        markup.append("<span class=\"id\">")
        markup.append(escaping: "[\(problem.id)]")
        markup.append("</span></h2>")
        if !problem.place.isEmpty { append(problem.place, as: "place", to: &markup) }
        if !problem.lines.isEmpty { append(linesOf: problem, to: &markup) }
        if let hint = problem.hint, !hint.isEmpty { append(hint, as: "hint", to: &markup) }
        if let more = problem.more { append(more, as: "more", to: &markup) }
        markup.append("</li>")
    }

    private func append(_ text: String, as name: String, to markup: inout MarkupRope) {
        markup.append("<p class=\"\(name)\">")
        markup.append(escaping: text)
        markup.append("</p>")
    }

    private func append(linesOf problem: Problem, to markup: inout MarkupRope) {
        markup.append("<pre tabindex=\"0\" role=\"group\" aria-label=\"")
        markup.append(escaping: "Lines of \(problem.place)")
        markup.append("\">")
        for line in problem.lines {
            let isMarked = line.number == problem.line
            markup.append(isMarked ? "<div class=\"here\">" : "<div>")
            markup.append("<span class=\"number\">\(line.number)</span><code>")
            if isMarked, let start = problem.start, let end = problem.end {
                let units = Array(line.text.utf16)
                let (from, to) = (min(start, units.count), min(end, units.count))
                let text = { (range: Range<Int>) in String(decoding: units[range], as: UTF16.self) }
                markup.append(escaping: text(0..<from))
                markup.append("<mark>")
                markup.append(escaping: from == to ? " " : text(from..<to))
                markup.append("</mark>")
                markup.append(escaping: text(to..<units.count))
            } else {
                markup.append(escaping: line.text)
            }
            markup.append("</code></div>")
        }
        markup.append("</pre>")
    }
}

extension MarkupRope {
    /// Appends markup without escaping.
    fileprivate mutating func append(_ markup: String) { append(markup.utf8) }
}
