import SiteMediaFacts

/// How a file writes its cues.
enum CueFormat {
    case webVTT, subRip, json

    /// `nil` for types of files that hold no cues: plain text, HTML. SubRip has no registered type and goes by several names.
    init?(_ type: MediaType) {
        switch type.name.lowercased() {
        case "text/vtt": self = .webVTT
        case "application/x-subrip", "application/srt", "application/x-srt", "application/subrip", "text/srt",
            "text/x-srt", "text/x-subrip":
            self = .subRip
        case "application/json", "text/json": self = .json
        default: return nil
        }
    }

    /// Whether a byte ends a line or begins a tag, or in JSON begins a value. Each may become a cue.
    func isMark(_ byte: UInt8, lineEnd: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): self == .json
        default: self != .json && (byte == lineEnd || byte == UInt8(ascii: "<"))
        }
    }
}
