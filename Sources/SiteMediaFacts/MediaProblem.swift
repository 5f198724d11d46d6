/// The reason why a file cannot be read, or not completely.
package enum MediaProblem: Error, Hashable, Sendable {
    /// The format is unknown.
    case unknownFormat
    /// The file ends earlier than it states.
    case truncated
    /// A part of the file violates its format.
    case damaged(Part)
    /// Reading the file would need more than any normal file of this kind.
    case excessive

    /// The damaged part.
    package enum Part: String, Hashable, Sendable {
        case frames = "the audio frames"
        case tag = "the ID3 tag"
        case boxes = "the boxes"
        case elements = "the EBML elements"
        case chunks = "the RIFF chunks"
        case chapters = "the chapters"
    }
}

extension MediaProblem: CustomStringConvertible {
    /// The problem as the end of a sentence about the file.
    package var description: String {
        switch self {
        case .unknownFormat: "is not an MP3, MP4, WebM, Matroska or WAV file"
        case .truncated: "ends too early"
        case .damaged(let part): "is damaged: error in \(part.rawValue)"
        case .excessive: "is not read to its end: it has too many parts"
        }
    }
}
