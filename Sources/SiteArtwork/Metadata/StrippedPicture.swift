/// A picture without the metadata that cameras and programs leave in it.
package enum StrippedPicture: Hashable, Sendable {
    /// There is nothing to leave out.
    case unchanged
    /// The same picture, pixel for pixel, in other bytes.
    case stripped([UInt8])
    /// The file cannot be followed to its end, so it is not known what it holds.
    case damaged

    /// - Parameters:
    ///   - bytes: of a file.
    ///   - format: as its first bytes say. Drawings and AVIF stay as they are.
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
    /// The format that a file's first bytes tell; `nil` for none of those known. Drawings are not looked for.
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
