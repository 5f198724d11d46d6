extension TemplateValue {
    /// Whether a section of this value shows nothing.
    var isNothing: Bool {
        switch self {
        case .null: true
        case .boolean(let flag): !flag
        case .text(let text): text.isEmpty
        case .html(let html): html.isEmpty
        case .list(let values): values.isEmpty
        case .map: false
        }
    }

    /// What stands in the page: text is escaped, whatever the template says.
    func write(to output: inout [UInt8]) {
        switch self {
        case .text(let text): escape(text, to: &output)
        case .html(let html): output += html.bytes
        case .null, .boolean, .list, .map: return
        }
    }
}
