extension TextTrack {
    /// Where browsers find the cues: the file itself where it is WebVTT, else the file that the build writes beside it. `nil`
    /// for files that hold no cues, and for those on other hosts, from which browsers take none.
    public var webVTTAddress: Address? {
        guard case .file(let path) = location else { return nil }
        switch type.name {
        case "text/vtt": return Address(file: path)
        case "application/x-subrip", "application/json": return Address(file: path + ".vtt")
        default: return nil
        }
    }
}

extension Episode {
    /// Captions and transcripts whose cues can be read.
    public var cueTracks: [TextTrack] {
        (self.media.flatMap(\.captions) + self.transcripts).filter { $0.webVTTAddress != nil }
    }
}
