import SiteMediaFacts

/// The kind of a file that a value or a path names.
enum WrittenKind: Hashable {
    case audio, video, picture, other

    /// - Parameter written: a path or an address. A query and a fragment are not looked at.
    init(_ written: some StringProtocol) {
        let type = MediaType(ofPath: String(written.prefix { $0 != "?" && $0 != "#" }))
        self =
            type.isAudio ? .audio : type.isVideo ? .video : type.name.hasPrefix("image/") ? .picture : .other
    }

    var isRecording: Bool { self == .audio || self == .video }

    /// Whether visitors open the file itself, so that it is no template or program.
    static func isPublished(_ path: String) -> Bool {
        if WrittenKind(path) != .other { return true }
        return [".vtt", ".srt", ".pdf", ".zip", ".json", ".txt", ".epub", ".ics", ".html"]
            .contains { path.lowercased().hasSuffix($0) }
    }
}
