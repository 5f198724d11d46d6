import SiteMediaFacts

/// The format of a cue file.
enum CueFormat {
    case webVTT, subRip, json

    /// Fails for file types without cues, such as plain text and HTML. SubRip has several unregistered types.
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
}
