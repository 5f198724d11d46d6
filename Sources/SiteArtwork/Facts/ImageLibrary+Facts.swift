extension ImageLibrary {
    /// The facts in the metadata of a file. Pixels are not decoded. Facts that cannot be read are left out.
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
