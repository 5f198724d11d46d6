extension PictureHeader {
    /// Reads the brand and the item properties. Fails if the bytes are not AVIF.
    ///
    /// ISO/IEC 14496-12 for boxes, 23008-12 for `ispe` (size) and `irot` (quarter turns), AVIF 1.1 for brands. Items
    /// are the picture, its alpha and its previews: the largest is the picture.
    init?(avif bytes: HeaderBytes) throws(PictureProblem) {
        guard bytes.starts(with: "ftyp", at: 4), let first = Box(bytes, at: 0) else { return nil }
        let brands = stride(from: 8, to: first.end, by: 4).filter { $0 != 12 }
        guard brands.contains(where: { bytes.starts(with: "avif", at: $0) || bytes.starts(with: "avis", at: $0) })
        else {
            return nil
        }
        // `meta` has a version before its boxes.
        guard let meta = Box.list(bytes, from: first.end, to: bytes.count).first(where: { $0.name == "meta" }),
            let items = Box.list(bytes, from: meta.start + 4, to: meta.end).first(where: { $0.name == "iprp" }),
            let shared = Box.list(bytes, from: items.start, to: items.end).first(where: { $0.name == "ipco" })
        else { throw .damaged }
        var size = PixelSize(width: 0, height: 0)
        var isTurned = false
        for box in Box.list(bytes, from: shared.start, to: shared.end) {
            if box.name == "irot" { isTurned = try bytes.byte(box.start) & 1 == 1 }
            guard box.name == "ispe" else { continue }
            let found = PixelSize(
                width: try bytes.bigEndian(4, at: box.start + 4), height: try bytes.bigEndian(4, at: box.start + 8))
            guard found.width <= Int(Int32.max), found.height <= Int(Int32.max) else { throw .damaged }
            if found.pixelCount > size.pixelCount { size = found }
        }
        self.init(.avif, isTurned ? size.turned : size, isAnimated: bytes.starts(with: "avis", at: 8))
    }

    /// A box of the file format, with its name and the range of its content. A box is never larger than its parent.
    private struct Box {
        let name: String
        let start: Int
        let end: Int

        init?(_ bytes: HeaderBytes, at offset: Int) {
            guard let length = try? bytes.bigEndian(4, at: offset), offset + 8 <= bytes.count else { return nil }
            name = String(decoding: bytes.all[(offset + 4)..<(offset + 8)], as: UTF8.self)
            // A length of 0 means up to the end. Lengths of 64 bits are used only for videos.
            end = length == 0 ? bytes.count : offset + length
            start = offset + 8
            guard end >= start, end <= bytes.count else { return nil }
        }

        static func list(_ bytes: HeaderBytes, from start: Int, to end: Int) -> [Box] {
            var boxes: [Box] = []
            var offset = start
            while offset < end, let box = Box(bytes, at: offset), box.end <= end {
                boxes.append(box)
                offset = box.end
            }
            return boxes
        }
    }
}
