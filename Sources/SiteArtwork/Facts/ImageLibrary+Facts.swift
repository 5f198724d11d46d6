extension ImageLibrary {
    /// What a file says about itself. It reads the header only, never pixels, and never fails.
    ///
    /// - Parameter bytes: a file whose header has been read. Drawings and GIF files have no facts.
    package func facts(of bytes: [UInt8], _ header: PictureHeader) -> PictureFacts {
        switch header.format {
        case .jpeg: PictureFacts(MetadataBlocks(jpeg: bytes))
        case .png: PictureFacts(MetadataBlocks(png: bytes))
        case .webP: PictureFacts(MetadataBlocks(webP: bytes))
        case .avif: PictureFacts(metadata(avif: bytes))
        case .gif, .svg: PictureFacts()
        }
    }
}
