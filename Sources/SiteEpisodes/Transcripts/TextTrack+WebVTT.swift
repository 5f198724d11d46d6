import SiteMediaFacts

extension TextTrack {
    /// Where browsers find the cues: the file itself where it is WebVTT, else the file that the build writes beside it. `nil`
    /// for files that hold no cues, and for those on other hosts, from which browsers take none.
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
    /// Captions and transcripts.
    package var textTracks: [TextTrack] { self.media.flatMap(\.captions) + self.transcripts }
}
