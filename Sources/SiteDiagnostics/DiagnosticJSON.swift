import SiteMarkup

extension Diagnostic {
    /// One JSON object on one line: `severity`, `id`, `message` and, if known, `path`, `line`, `column`, `hint`.
    /// Control characters are escaped, so that quoted text can still be found in the source.
    package var json: String {
        var json = JSONWriter(.line)
        json.object { json in
            json.member("severity", severity.rawValue)
            json.member("id", id)
            json.member("message", verbatim: message)
            json.member("path", verbatim: path)
            json.member("line", position?.line)
            json.member("column", position?.column)
            json.member("hint", verbatim: hint)
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
