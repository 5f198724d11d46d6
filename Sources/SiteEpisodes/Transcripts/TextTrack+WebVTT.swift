import SiteMediaFacts

extension TextTrack {
    /// The address of the cues for browsers: the file itself if it is WebVTT, else the file that the build writes
    /// beside it. It is `nil` for files without cues and for files on other hosts, which browsers do not load.
    package var webVTTAddress: Address? {
        guard case .file(let path) = location else { return nil }
        switch CueFormat(type) {
        case .webVTT where MediaType(ofPath: path) == type: return Address(file: path)
        case .webVTT, .subRip, .json: return Address(file: path + ".vtt")
        case nil: return nil
        }
    }
}

extension Episode {
    /// All captions and transcripts.
    package var textTracks: [TextTrack] { self.media.flatMap(\.captions) + self.transcripts }
}
