import SiteMarkup

/// Writes cues as WebVTT, the only format that browsers read: https://www.w3.org/TR/webvtt1/
package enum WebVTT {
    package static func file(_ cues: [Cue]) -> [UInt8] {
        var bytes = Array("WEBVTT\n".utf8)
        // A cue without duration would never be visible.
        var last: Cue?
        for cue in cues where cue.end > cue.start {
            if !(last.map { isTogether($0, cue) } ?? false) {
                bytes += "\n\(clock(cue.start)) --> \(clock(cue.end))\n".utf8
            }
            if let speaker = cue.speaker {
                bytes += "<v \(escaped(speaker))>\(escaped(cue.text))</v>\n".utf8
            } else {
                bytes += "\(escaped(cue.text))\n".utf8
            }
            last = cue
        }
        return bytes
    }

    /// Whether two people speak in one cue.
    private static func isTogether(_ cue: Cue, _ next: Cue) -> Bool {
        cue.start == next.start && cue.end == next.end && cue.speaker != nil && next.speaker != nil
    }

    private static func clock(_ milliseconds: Int) -> String {
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
        return parts.joined(separator: ":") + "." + padded(milliseconds % 1000, to: 3)
    }

    /// Escaping `>` prevents a text from containing the arrow of a cue.
    private static func escaped(_ text: String) -> String {
        PlainText(text).string.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
