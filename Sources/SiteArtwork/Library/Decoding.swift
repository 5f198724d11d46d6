import SiteDiagnostics

/// How a picture is decoded for several files: all of it or a part, no larger than the largest file needs.
package struct Decoding: Hashable, Sendable {
    /// A file that is made of it: a part of the picture, and how wide that becomes, at most as wide as it is.
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
    ///   - size: of the whole picture.
    ///   - wishes: without any, it is made for the colour alone.
    package init(_ size: PixelSize, for wishes: [Wish]) {
        self.wishes = wishes
        let part = Self.part(size, for: wishes)
        let scale = Self.scale(of: part, for: wishes)
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        self.part = part
        target = PixelSize(width: scaled(part.width), height: scaled(part.height))
    }

    /// Two at most for all that is made of a picture, the first of which shows all of it: of a long picture all is wanted small, and
    /// parts are wanted as large as they are.
    package static func list(_ size: PixelSize, for wishes: [Wish]) -> [Decoding] {
        let small = wishes.filter { fits(size, for: [$0]) }
        let large = wishes.filter { !small.contains($0) }
        return [Decoding(size, for: small)] + (large.isEmpty ? [] : [Decoding(size, for: large)])
    }

    /// Stands for the pixels that a picture is decoded to.
    package var recipe: String {
        "\(part.left) \(part.top) \(part.width) \(part.height) \(target.width) \(target.height)"
    }

    /// Whether all of a picture takes no more room than files may have.
    private static func fits(_ size: PixelSize, for wishes: [Wish]) -> Bool {
        let scale = Self.scale(of: CropRectangle(allOf: size), for: wishes)
        // Heights of files are rounded.
        return Double(size.pixelCount) * scale * scale <= 1.01 * Double(Limits.filePixels)
    }

    /// All of the picture, or what holds all wishes.
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
