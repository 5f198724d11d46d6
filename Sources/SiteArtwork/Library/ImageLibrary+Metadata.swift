import CSitegenVips

/// Metadata of formats whose parts only libvips can find.
extension ImageLibrary {
    /// The blocks of metadata in an AVIF file. It decodes nothing.
    func metadata(avif bytes: [UInt8]) -> MetadataBlocks {
        // The image refers to the file as long as it exists.
        bytes.withUnsafeBytes { file in
            guard let image = cvips_open(file.baseAddress, file.count) else { return MetadataBlocks() }
            defer { cvips_release(image) }
            return metadata(of: image)
        }
    }

    private func metadata(of image: OpaquePointer) -> MetadataBlocks {
        var blocks = MetadataBlocks()
        func take(_ field: String, as block: WritableKeyPath<MetadataBlocks, [UInt8]>) {
            var count = 0
            guard let start = cvips_metadata(image, field, &count) else { return }
            blocks.take(UnsafeRawBufferPointer(start: start, count: count), as: block)
        }
        take("exif-data", as: \.exif)
        // Up to 8.14, XMP that starts with a processing instruction has a name with a number.
        for field in ["xmp-data"] + (0..<4).map({ "heif-mime-\($0)" }) { take(field, as: \.xmp) }
        return blocks
    }
}
