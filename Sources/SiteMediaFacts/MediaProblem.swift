/// Why a file cannot be read, or not to its end.
package enum MediaProblem: Error, Hashable, Sendable {
    /// None of the formats that are known here.
    case unknownFormat
    /// The file ends before what it announces.
    case truncated
    /// Something in it contradicts its format.
    case damaged(Part)
    /// More would have to be read than an honest file of this kind needs.
    case excessive

    /// Where the damage is.
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
    /// As the end of a sentence about the file.
    package var description: String {
        switch self {
        case .unknownFormat: "is no MP3, MP4, WebM, Matroska or WAV"
        case .truncated: "ends too early"
        case .damaged(let part): "is damaged: \(part.rawValue) make no sense"
        case .excessive: "is not read to its end: its parts are too many"
        }
    }
}
