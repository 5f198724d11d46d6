import Markup

/// Cues as WebVTT, for browsers, which read nothing else: https://www.w3.org/TR/webvtt1/
public enum WebVTT {
    public static func file(_ cues: [Cue]) -> [UInt8] {
        var bytes = Array("WEBVTT\n".utf8)
        // One that ends where it begins would never be seen.
        for cue in cues where cue.end > cue.start {
            bytes += "\n\(clock(cue.start)) --> \(clock(cue.end))\n".utf8
            if let speaker = cue.speaker { bytes += "<v \(escaped(speaker))>".utf8 }
            bytes += escaped(cue.text).utf8
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private static func clock(_ milliseconds: Int) -> String {
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
        return parts.joined(separator: ":") + "." + padded(milliseconds % 1000, to: 3)
    }

    /// With `>` escaped no arrow can begin another cue.
    private static func escaped(_ text: String) -> String {
        PlainText(text).string.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
