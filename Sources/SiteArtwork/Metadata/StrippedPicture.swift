/// A picture without the metadata of cameras and programs.
package enum StrippedPicture: Hashable, Sendable {
    /// The file has no metadata.
    case unchanged
    /// The same pixels in different bytes.
    case stripped([UInt8])
    /// The file cannot be read to its end, so its content is unknown.
    case damaged

    /// - Parameters:
    ///   - bytes: the file.
    ///   - format: the format by its first bytes. Drawings and AVIF stay unchanged.
    package init(_ bytes: [UInt8], _ format: PictureHeader.Format) {
        let kept: [UInt8]? =
            switch format {
            case .jpeg: withoutMetadata(jpeg: bytes)
            case .png: withoutMetadata(png: bytes)
            case .webP: withoutMetadata(webP: bytes, keepingProfile: true)
            case .gif: withoutMetadata(gif: bytes)
            case .avif, .svg: bytes
            }
        guard let kept else {
            self = .damaged
            return
        }
        self = kept == bytes ? .unchanged : .stripped(kept)
    }
}

extension PictureHeader.Format {
    /// The format by a file's first bytes. Fails if they are unknown. SVG is not recognised.
    package init?(of bytes: [UInt8]) {
        let file = HeaderBytes(bytes)
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if file.starts(with: "GIF8") {
            self = .gif
        } else if file.starts(with: "RIFF"), file.starts(with: "WEBP", at: 8) {
            self = .webP
        } else {
            return nil
        }
    }
}
