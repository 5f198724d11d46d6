extension PictureHeader {
    /// Reads the segments up to the frame header. Fails if the bytes are not JPEG.
    ///
    /// ITU-T T.81, annex B.
    init?(jpeg bytes: HeaderBytes) throws(PictureProblem) {
        guard bytes.count > 3, bytes.all[0] == 0xFF, bytes.all[1] == 0xD8, bytes.all[2] == 0xFF else { return nil }
        var offset = 2
        var turns = false
        var isOdd = false
        while true {
            guard try bytes.byte(offset) == 0xFF else { throw .damaged }
            // Any number of fill bytes may precede a marker.
            while try bytes.byte(offset) == 0xFF { offset += 1 }
            let marker = try bytes.byte(offset)
            offset += 1
            switch marker {
            case 0x01, 0xD0...0xD8: continue
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                let height = try bytes.bigEndian(2, at: offset + 3)
                let width = try bytes.bigEndian(2, at: offset + 5)
                let size = PixelSize(width: width, height: height)
                // Decoders fill missing parts with grey.
                guard let scan = try bytes.scan(after: offset) else { throw .damaged }
                self.init(.jpeg, turns ? size.turned : size)
                // One component is greyscale; four are CMYK.
                let components = try bytes.byte(offset + 7)
                colors = components == 1 ? .grey : components == 4 ? .cmyk : .rgb
                // A picture that is not progressive has one scan with all frequencies.
                let frequencies = try bytes.bigEndian(3, at: scan + bytes.bigEndian(2, at: scan) - 3)
                bytesPerPixel = try bytes.bytesPerPixel(
                    components, isProgressive: marker & 3 == 2, frame: offset, scan: scan)
                self.isOdd = isOdd || marker < 0xC2 && frequencies != 0x3F00
                return
            // Pixel data or the end before the size.
            case 0x00, 0xD9, 0xDA: throw .damaged
            default:
                let length = try bytes.bigEndian(2, at: offset)
                guard length >= 2 else { throw .damaged }
                if marker == 0xE1, bytes.starts(with: "Exif\0\0", at: offset + 2) {
                    let orientation = exifOrientation(bytes, tiff: offset + 8, end: offset + length)
                    turns = (5...8).contains(orientation ?? 1)
                } else if marker == 0xE0, bytes.starts(with: "JFIF\0", at: offset + 2) {
                    // The version.
                    if try bytes.byte(offset + 7) != 1 { isOdd = true }
                } else if marker == 0xEE, bytes.starts(with: "Adobe", at: offset + 2) {
                    // The colour transform.
                    if try bytes.byte(offset + 13) > 2 { isOdd = true }
                }
                offset += length
            }
        }
    }
}

extension HeaderBytes {
    /// The offset of the first scan header after the frame header. It is `nil` if there is none, or if the picture has
    /// no end.
    ///
    /// - Parameter start: the offset after the header's marker.
    fileprivate func scan(after start: Int) throws(PictureProblem) -> Int? {
        var offset = start
        while true {
            offset += try bigEndian(2, at: offset)
            guard try byte(offset) == 0xFF else { return nil }
            while try byte(offset) == 0xFF { offset += 1 }
            let marker = try byte(offset)
            offset += 1
            if marker == 0xDA { return hasEndOfImage(after: offset) ? offset : nil }
            // The end, a further frame, or a marker without a length.
            guard marker >= 0xC4, !(0xD0...0xD9).contains(marker) else { return nil }
        }
    }

    /// One byte for each component. If there are several scans, decoders keep two bytes for each component until the last one. Ten
    /// scans are as much work as three decoded bytes.
    ///
    /// - Parameters:
    ///   - frame: the offset of the frame header, behind its marker.
    ///   - scan: the offset of the first scan header, behind its marker.
    fileprivate func bytesPerPixel(
        _ components: Int, isProgressive: Bool, frame: Int, scan: Int
    ) throws(PictureProblem) -> Int {
        let together = try byte(scan + 2)
        guard isProgressive || together < components else { return max(1, components) }
        var factors: [(across: Int, down: Int)] = []
        for index in 0..<components {
            let both = try byte(frame + 9 + index * 3)
            factors.append((max(1, both >> 4), max(1, both & 15)))
        }
        let most = (factors.map(\.across).max() ?? 1) * (factors.map(\.down).max() ?? 1)
        let samples = factors.reduce(0) { $0 + $1.across * $1.down }
        var (scans, offset) = (0, scan - 2)
        // In coded pixels such a byte is followed by zero or by the number of a restart.
        while offset + 1 < count, all[offset] != 0xFF || all[offset + 1] != 0xD9 {
            if all[offset] == 0xFF, all[offset + 1] == 0xDA { scans += 1 }
            offset += 1
        }
        return max((2 * samples + most - 1) / most, (3 * scans + 9) / 10)
    }

    /// Searches for the end marker of a JPEG from the end of the file. Other bytes may follow the marker.
    private func hasEndOfImage(after start: Int) -> Bool {
        var offset = count - 1
        while offset > start {
            if all[offset] == 0xD9, all[offset - 1] == 0xFF { return true }
            offset -= 1
        }
        return false
    }
}
