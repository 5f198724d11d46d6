import SiteMarkup

extension TemplateValue {
    /// Whether a section of this value shows nothing.
    var isNothing: Bool {
        switch self {
        case .null: true
        case .boolean(let flag): !flag
        case .text(let text): text.isEmpty
        case .html(let html): html.isEmpty
        case .list(let values): values.isEmpty
        case .record, .map: false
        }
    }

    /// Writes the value to a page. Text is always escaped.
    func write(to output: inout MarkupRope) {
        switch self {
        case .text(let text): output.append(escaping: text)
        case .html(let html): output.append(html.rope)
        case .null, .boolean, .list, .record, .map: return
        }
    }
}
