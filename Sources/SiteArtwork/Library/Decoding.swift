import SiteDiagnostics

/// How a picture is decoded for several files: all of it or a part, no larger than the largest file needs.
package struct Decoding: Hashable, Sendable {
    /// A file to make: a part of the picture and the width of the file. A file is never wider than its part.
    package struct Wish: Hashable, Sendable {
        package var crop: CropRectangle
        package var width: Int

        package init(crop: CropRectangle, width: Int) {
            self.crop = crop
            self.width = width
        }
    }

    package let wishes: [Wish]
    let part: CropRectangle
    /// The size of the decoded part, in pixels.
    let target: PixelSize

    /// - Parameters:
    ///   - size: the size of the whole picture.
    ///   - wishes: the files to make. Without any, the picture is decoded for its colour alone.
    package init(_ size: PixelSize, for wishes: [Wish]) {
        self.wishes = wishes
        let part = Self.part(size, for: wishes)
        let scale = Self.scale(of: part, for: wishes)
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        self.part = part
        target = PixelSize(width: scaled(part.width), height: scaled(part.height))
    }

    /// At most two decodings for all files of a picture. The first contains the whole picture. A long picture needs two: the whole
    /// picture is small in its files, and parts keep their size.
    package static func list(_ size: PixelSize, for wishes: [Wish]) -> [Decoding] {
        let small = wishes.filter { fits(size, for: [$0]) }
        let large = wishes.filter { !small.contains($0) }
        return [Decoding(size, for: small)] + (large.isEmpty ? [] : [Decoding(size, for: large)])
    }

    /// A text that determines the decoded pixels.
    package var recipe: String {
        "\(part.left) \(part.top) \(part.width) \(part.height) \(target.width) \(target.height)"
    }

    /// Whether the whole picture, decoded for these files, stays within the limit for files.
    private static func fits(_ size: PixelSize, for wishes: [Wish]) -> Bool {
        let scale = Self.scale(of: CropRectangle(allOf: size), for: wishes)
        // The heights of files are rounded.
        return Double(size.pixelCount) * scale * scale <= 1.01 * Double(Limits.filePixels)
    }

    /// The whole picture, or the smallest part that contains the parts of all files.
    private static func part(_ size: PixelSize, for wishes: [Wish]) -> CropRectangle {
        guard !fits(size, for: wishes), var part = wishes.first?.crop else { return CropRectangle(allOf: size) }
        for crop in wishes.map(\.crop) {
            let (right, bottom) = (max(part.right, crop.right), max(part.bottom, crop.bottom))
            (part.left, part.top) = (min(part.left, crop.left), min(part.top, crop.top))
            (part.width, part.height) = (right - part.left, bottom - part.top)
        }
        return part
    }

    private static func scale(of part: CropRectangle, for wishes: [Wish]) -> Double {
        // The colour is found in a small copy. Two steps of scaling blur more than one, so the copy asks for no more than it needs.
        let least = Double(DecodedPicture.colorSide) / Double(min(part.width, part.height))
        return min(1, wishes.reduce(least) { max($0, Double($1.width) / Double($1.crop.width)) })
    }
}
