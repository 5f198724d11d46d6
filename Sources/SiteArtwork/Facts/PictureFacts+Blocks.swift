extension PictureFacts {
    /// Takes each fact from the first block that tells it.
    init(_ blocks: MetadataBlocks) {
        let xmp = XMPTexts(blocks.xmp)
        let iptc = IPTCTexts(blocks.iptc)
        let exif = ExifValues(blocks.exif)
        title = xmp[.title] ?? iptc[.objectName]
        caption =
            photographersText(xmp[.description]) ?? photographersText(iptc[.caption])
            ?? photographersText(exif?.text(.imageDescription))
        alternative = xmp[.alternative]
        creator = xmp[.creator] ?? iptc[.byline] ?? exif?.text(.artist)
        let iptcTime = iptc[.dateCreated].map { $0 + "T" + (iptc[.timeCreated] ?? "") }
        let times = [exif?.text(.dateTimeOriginal), xmp[.dateTimeOriginal], xmp[.dateCreated], iptcTime]
        taken = times.lazy.compactMap { $0.flatMap(sortableTime) }.first
        camera = cameraName(make: exif?.text(.make), model: exif?.text(.model))
        // Cameras write hyphens for a lens that they do not know.
        lens = exif?.text(.lensModel).flatMap { $0.contains(where: \.isLetter) ? $0 : nil }
        // From below a phone's lens to above a telescope's, from below a lens's smallest f-number to above a pinhole's,
        // and from a flash of a millionth of a second to a month.
        focalLength = exif?.number(.focalLength, in: 0.1...50_000)
        aperture = exif?.number(.fNumber, in: 0.1...2_000)
        exposure = exif?.number(.exposureTime, in: 0.000_000_1...2_678_400)
        sensitivity = exif?.sensitivity
    }
}

/// A caption, unless a camera has written the same one into all its pictures.
private func photographersText(_ text: String?) -> String? {
    guard let text else { return nil }
    let small = text.lowercased()
    let isOfCamera =
        ["sony dsc", "default", "exif_jpeg_picture", "digital still camera"].contains(small)
        || small.hasSuffix("digital camera") || small.hasPrefix("dcim\\") || small.hasPrefix("dcim/")
    return isOfCamera ? nil : text
}
