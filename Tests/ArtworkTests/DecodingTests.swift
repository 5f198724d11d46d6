import SiteArtwork
import TestSupport
import Testing

@Suite("Pictures that are decoded once", .imageLibrary)
struct DecodingTests {
    /// Parts by their aspect, nothing for all of a picture, and how wide they are wanted.
    private static let cases: [(size: PixelSize, wishes: [(aspect: Double?, width: Int)], count: Int)] = [
        (PixelSize(width: 1600, height: 900), [], 1),
        (PixelSize(width: 1600, height: 900), [(nil, 1600), (nil, 400), (1, 900), (1, 96)], 1),
        (PixelSize(width: 9900, height: 9900), [(nil, 2880), (nil, 320), (1.78, 2160)], 1),
        (PixelSize(width: 9900, height: 9900), [(nil, 2880), (1.78, 3840)], 2),
        (PixelSize(width: 65_535, height: 1500), [(nil, 16_383), (1, 1500), (1.5, 2250), (1, 200)], 2),
        (PixelSize(width: 1500, height: 65_535), [(nil, 375), (1, 1500), (1, 48)], 2),
        (PixelSize(width: 1, height: 65_535), [(nil, 1), (1, 1)], 1),
        (PixelSize(width: 65_535, height: 1), [(nil, 16_383), (1, 1)], 1),
        (PixelSize(width: 7, height: 5), [(nil, 7), (2, 6), (0.5, 2)], 1),
    ]

    @Test("have one decoding for all files, and two for long ones", arguments: cases.indices)
    func list(index: Int) {
        let (size, pairs, count) = Self.cases[index]
        let wishes = pairs.map { aspect, width in
            let crop = aspect.map { CropRectangle(of: size, aspect: $0, focus: (0.5, 0.5)) }
            return Decoding.Wish(crop: crop ?? CropRectangle(allOf: size), width: width)
        }
        let decodings = Decoding.list(size, for: wishes)
        #expect(decodings.count == count)
        #expect(Set(decodings.flatMap(\.wishes)) == Set(wishes))
        // The first one shows all, which its colour is looked for in.
        #expect(decodings.first?.recipe.hasPrefix("0 0 \(size.width) \(size.height) ") == true)
    }

    /// A picture of two halves: what is made of one decoding is right wherever it lies and however small it is.
    @Test("are right in every file", arguments: [(640, 360), (3000, 40), (40, 3000), (9, 7)])
    func files(width: Int, height: Int) throws {
        let library = try #require(ImageLibrary.shared)
        let size = PixelSize(width: width, height: height)
        var raster = Raster(size, filledWith: [200, 30, 60, 255])
        raster.draw(
            Raster(PixelSize(width: width - width / 2, height: height), filledWith: [10, 160, 90, 255]),
            left: width / 2, top: 0)
        let file = try #require(library.file(of: raster, .png, quality: 100))
        let header = try PictureHeader(file)
        let wanted: [(aspect: Double?, width: Int)] = [
            (nil, width), (nil, max(1, width / 3)), (1, min(width, height)), (2, 4),
        ]
        let wishes = wanted.map { aspect, width in
            let crop = aspect.map { CropRectangle(of: size, aspect: $0, focus: (1, 0)) }
            return Decoding.Wish(crop: crop ?? CropRectangle(allOf: size), width: width)
        }
        let decoding = Decoding(size, for: wishes)
        let picture = try DecodedPicture(file, header, decoding, library: library)
        for wish in wishes {
            let png = try #require(try picture.files(wish, [.png], quality: 100)[.png])
            let made = try PictureHeader(png)
            let found = try #require(made.size)
            #expect(found == PixelSize(width: wish.width, height: wish.crop.height(atWidth: wish.width)))
            let seen = try library.picture(png, made, size: found, crop: CropRectangle(allOf: found), to: found)
            let right = seen[found.width - 1, found.height - 1]
            if wish.width > 8 || wish.crop.left >= width / 2 {
                #expect(zip(right, [10, 160, 90, 255]).allSatisfy { abs(Int($0) - $1) <= 2 }, "\(wish) \(right)")
            }
        }
    }

    /// Each column or row of 12 pixels has its own grey, so a pixel tells where it comes from.
    @Test("are cut where they lie", arguments: [(3000, 100), (100, 3000)], [0, 7, 1450, 2899, 2900])
    func smallParts(size: (width: Int, height: Int), start: Int) throws {
        let library = try #require(ImageLibrary.shared)
        let isWide = size.width > size.height
        let whole = PixelSize(width: size.width, height: size.height)
        var raster = Raster(whole, filledWith: [0, 0, 0, 255])
        for band in 0..<250 {
            let side = isWide ? PixelSize(width: 12, height: 100) : PixelSize(width: 100, height: 12)
            let grey = UInt8(band)
            raster.draw(
                Raster(side, filledWith: [grey, grey, grey, 255]), left: isWide ? band * 12 : 0,
                top: isWide ? 0 : band * 12)
        }
        let file = try #require(library.file(of: raster, .png, quality: 100))
        var crop = CropRectangle(allOf: whole)
        (crop.left, crop.top) = isWide ? (start, 0) : (0, start)
        (crop.width, crop.height) = (100, 100)
        let half = PixelSize(width: 50, height: 50)
        let seen = try library.picture(file, try PictureHeader(file), size: whole, crop: crop, to: half)
        for place in [0, 13, 49] {
            let grey = Int(isWide ? seen[place, 25][0] : seen[25, place][0])
            #expect(abs(grey - (start + 2 * place + 1) / 12) <= 1, "\(place): \(grey)")
        }
    }
}
