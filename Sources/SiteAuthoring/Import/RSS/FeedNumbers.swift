import SiteEpisodes
import SiteMarkdown

/// Numbers as people and programs write them into feeds.
enum FeedNumbers {
    /// `1,234`, `1.234.567`, `1 234`, `1234.0`, `1234 bytes`; `nil` for zero and for what is no number of bytes.
    static func bytes(_ text: String) -> Int? {
        if let number = Int(text) { return number > 0 ? number : nil }
        let written = text.lowercased().replacing(#/\s*(?:bytes?|b)$/#, with: "")
        var digits = written
        if written.wholeMatch(of: #/[0-9]{1,3}([,.'’_\s])[0-9]{3}(?:\1[0-9]{3})*/#) != nil {
            digits = written.filter(\.isNumber)
        } else if let match = written.wholeMatch(of: #/([0-9]+)\.0+/#) {
            digits = String(match.1)
        }
        return Int(digits).flatMap { $0 > 0 ? $0 : nil }
    }

    /// A recording's duration in the form of front matter: blank if none is given, `nil` if the text is no time.
    static func duration(_ text: String) -> Value? {
        var written = text.onOneLine
        if written.contains(" ") { written = written.replacing(#/\s*:\s*/#, with: ":") }
        if PlayTime(parsing: written) == nil {
            // Minutes beyond the hour: `0:75:10`; and days: `P0DT1H`.
            if let match = written.wholeMatch(of: #/0+:([0-9]{2,3}:[0-5][0-9](?:\.[0-9]+)?)/#) {
                written = String(match.1)
            }
            if let match = written.wholeMatch(of: #/(?i)p0+d(t.*)/#) { written = "P" + match.1 }
        }
        return PlayTime(parsing: written).map { .plain($0.seconds > 0 ? written : "") }
    }

    /// The digits of `Episode 12`, `#12`, `E012`, `12.0`; `nil` for what has none, or others too (`12b`, `1 of 2`).
    static func ordinal(_ text: String) -> String? {
        text.wholeMatch(of: #/[^0-9\-]*?([0-9]+)(?:\.0+)?\s*[.:)]?/#).map { String($0.1) }
    }
}
